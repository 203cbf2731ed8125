/** The full price including surcharge if no credit was used, otherwise the unused share, rounded up. */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
