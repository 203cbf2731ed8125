/**
 * Dates become UTC text, because pg would write them in local time. Callers must pass JSON as text, because pg turns
 * arrays into Postgres arrays.
 */
export const toParam = (value: unknown): unknown => {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return value
}

export const toParams = (values: readonly unknown[]): unknown[] => values.map(toParam)

export const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016 } as const
