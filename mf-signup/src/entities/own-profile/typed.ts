import type { ProfileChange } from '@duetto/shared/contract'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { StorageArea } from '@duetto/shared/platform'

/** Unsaved values of a profile form, stored in the tab. */
export interface TypedProfile {
  id: number
  change: ProfileChange
}

const key = 'duetto-profile'
/** Long enough to log in again after the session has expired. */
const retentionMs = 3_600_000

interface Kept extends TypedProfile {
  at: number
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.id === 'number' &&
    typeof kept.at === 'number' &&
    typeof kept.change === 'object' &&
    kept.change !== null
  )
}

/** The stored values; null if there are none or they have expired. */
export const readTyped = (storage: StorageArea, now: number): TypedProfile | null => {
  const kept = readStored(key, isKept, storage)
  return kept && now - kept.at < retentionMs ? { id: kept.id, change: kept.change } : null
}

export const saveTyped = (storage: StorageArea, typed: TypedProfile, now: number): void => {
  if (Object.keys(typed.change).length === 0) storage.remove(key)
  else writeStored(key, { ...typed, at: now } satisfies Kept, storage)
}
