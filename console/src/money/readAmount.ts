/**
 * Parses an amount in major units and returns it in minor units. Returns null if it is invalid, zero or more than
 * `left`, which is in minor units.
 */
export const readAmount = (typed: string, left: number): number | null => {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(typed.trim())) return null
  const minor = Math.round(Number(typed.trim().replace(',', '.')) * 100)
  return minor > 0 && minor <= left ? minor : null
}
