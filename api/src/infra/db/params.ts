/**
 * One way of giving values to both engines. Moments go as ISO text (pg would write local time), an absent value
 * is null. JSON is given as text by the caller: pg would turn an array into a Postgres array.
 */
export const toParam = (value: unknown): unknown => {
  if (value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return value
}

export const toParams = (values: readonly unknown[]): unknown[] => values.map(toParam)

/** Type numbers of Postgres that the two engines would read differently. */
export const oids = { int8: 20, numeric: 1700, date: 1082, int8Array: 1016, numericArray: 1231 } as const
