/** Converts major units to minor units. Returns null if the amount is invalid, zero or more than `left` minor units. */
export const readAmount = (typed: string, left: number): number | null => {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(typed.trim())) return null
  const minor = Math.round(Number(typed.trim().replace(',', '.')) * 100)
  return minor > 0 && minor <= left ? minor : null
}
