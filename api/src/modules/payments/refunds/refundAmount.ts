/**
 * Returns the refund in minor units: the full price if no credit was used, otherwise the unused share of it, rounded
 * up. The price includes the surcharge.
 */
export const refundMinor = (priceMinor: number, credits: number, unused: number): number =>
  unused >= credits ? priceMinor : Math.ceil((priceMinor * unused) / credits)
