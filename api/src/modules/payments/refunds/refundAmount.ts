/**
 * Returns the refund for unused credits: the full price including surcharge if no credit was used, otherwise their
 * share of it, rounded up.
 */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
