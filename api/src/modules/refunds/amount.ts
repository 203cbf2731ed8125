/**
 * What is paid back for unused credits: in proportion to the price, rounded in the member's favour, and the
 * whole price, surcharge included, when nothing was used.
 */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
