/**
 * Passes values identically to both engines. Dates become ISO text (pg would write local time), absent values
 * null. Callers pass JSON as text, because pg would turn an array into a Postgres array.
 */
export const toParam = (value: unknown): unknown => {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return value
}

export const toParams = (values: readonly unknown[]): unknown[] => values.map(toParam)

/** Type OIDs that the two engines would parse differently. */
export const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016, numericArray: 1231 } as const
