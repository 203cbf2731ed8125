const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether it is an object all of whose values are such. */
export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue)

/**
 * What a browser's storage holds under a key, as JSON. Anything may stand there: null where it is not what `isValue` says,
 * is no JSON, or the storage is closed.
 */
export const readStored = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  storage: () => Storage = () => localStorage,
): Value | null => {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isValue(value) ? value : null
  } catch {
    return null
  }
}
