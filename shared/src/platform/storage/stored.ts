import { isRecord } from '../../domain'
import type { StorageKey } from '../../domain'
import { localArea } from './areas'
import { attempt } from './attempt'

export const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue)

/** Returns null if the value is missing, is not JSON or is rejected by `isValue`. */
export const readStored = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  area = localArea,
): Value | null => {
  const value = attempt((): unknown => JSON.parse(area.read(key) ?? 'null'), null)
  return isValue(value) ? value : null
}

export const writeStored = (key: StorageKey, value: unknown, area = localArea): boolean =>
  area.write(key, JSON.stringify(value))
