/** Reads an amount such as 12.50 in minor units; null if it is none, or not between 0 and `left`. */
export const readAmount = (typed: string, left: number): number | null => {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(typed.trim())) return null
  const minor = Math.round(Number(typed.trim().replace(',', '.')) * 100)
  return minor > 0 && minor <= left ? minor : null
}
