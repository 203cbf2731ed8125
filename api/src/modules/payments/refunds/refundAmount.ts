/**
 * The refund for unused credits: in proportion to the price, rounded up; the full price including surcharge if
 * no credit was used.
 */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
