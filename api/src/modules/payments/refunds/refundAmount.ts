/**
 * The refund for unused credits: in proportion to the price, rounded in the member's favour, and the full
 * price including surcharge if nothing was used.
 */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
