import type { ProfileChange } from '@duetto/shared/contract'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { StorageArea } from '@duetto/shared/platform'

/** Unsaved values of a profile form. */
export interface TypedProfile {
  /** The profile's id. */
  id: number
  change: ProfileChange
}

const key = 'duetto-profile'
/** Long enough for a new login; older values are outdated. */
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

/** Values typed in this tab before the session ended; null if there are none, or they are outdated. */
export const readTyped = (storage: StorageArea, now: number): TypedProfile | null => {
  const kept = readStored(key, isKept, storage)
  return kept && now - kept.at < retentionMs ? { id: kept.id, change: kept.change } : null
}

export const saveTyped = (storage: StorageArea, typed: TypedProfile, now: number): void => {
  if (Object.keys(typed.change).length === 0) storage.remove(key)
  else writeStored(key, { ...typed, at: now } satisfies Kept, storage)
}
