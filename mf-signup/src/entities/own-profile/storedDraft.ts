import type { ProfileChange } from '@duetto/shared/contract'
import { memberStorage } from '@duetto/shared/domain'
import { readStored, writeStored } from '@duetto/shared/platform'
import type { StorageArea } from '@duetto/shared/platform'

export interface StoredDraft {
  id: number
  change: ProfileChange
}

const key = memberStorage.profileDraft
const retentionMs = 3_600_000

interface StoredChange extends StoredDraft {
  at: number
}

const isStored = (value: unknown): value is StoredChange => {
  const stored = value as Partial<StoredChange> | null
  return (
    typeof stored === 'object' &&
    stored !== null &&
    typeof stored.id === 'number' &&
    typeof stored.at === 'number' &&
    typeof stored.change === 'object' &&
    stored.change !== null
  )
}

export const readProfileDraft = (storage: StorageArea, now: number): StoredDraft | null => {
  const stored = readStored(key, isStored, storage)
  return stored && now - stored.at < retentionMs ? { id: stored.id, change: stored.change } : null
}

export const storeProfileDraft = (storage: StorageArea, typed: StoredDraft, now: number): void => {
  if (Object.keys(typed.change).length === 0) storage.remove(key)
  else writeStored(key, { ...typed, at: now } satisfies StoredChange, storage)
}
