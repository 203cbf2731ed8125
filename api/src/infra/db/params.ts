/**
 * Converts a value so that both engines receive the same parameter. Dates become ISO text (pg would write local time)
 * and undefined becomes null. Callers pass JSON as text, because pg would turn an array into a Postgres array.
 */
export const toParam = (value: unknown): unknown => {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return value
}

export const toParams = (values: readonly unknown[]): unknown[] => values.map(toParam)

/** OIDs of the types whose default parsers are overridden, `int8Array` only with pg. */
export const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016 } as const
