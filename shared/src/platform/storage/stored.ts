import { localArea } from './areas'
import { attempt } from './attempt'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks an object whose values all pass `isValue`. */
export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue)

/** Reads JSON from the browser's storage: null if there is none, it is not JSON, or it fails `isValue`. */
export const readStored = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  area = localArea,
): Value | null => {
  const value = attempt((): unknown => JSON.parse(area.read(key) ?? 'null'), null)
  return isValue(value) ? value : null
}

/** Writes JSON for `readStored`; false if the browser did not store it. */
export const writeStored = (key: string, value: unknown, area = localArea): boolean =>
  area.write(key, JSON.stringify(value))
