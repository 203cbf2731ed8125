const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks an object whose values all pass `isValue`. */
export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue)

/**
 * Reads JSON from the browser's storage. Anything may be in there: null if it fails `isValue`,
 * is not JSON, or storage is disabled.
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
