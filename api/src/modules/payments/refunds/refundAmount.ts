/** If no credit was used, the full price, including the surcharge. Otherwise the unused share, rounded up. */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
