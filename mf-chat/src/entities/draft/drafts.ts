import { memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { localArea } from '@duetto/shared/platform'

const keyOf = (userId: number, profileId: number): StorageKey =>
  `${memberStorage.draft}${userId}.${profileId}`

export const readDraft = (userId: number, profileId: number): string =>
  localArea.read(keyOf(userId, profileId)) ?? ''

export const storeDraft = (userId: number, profileId: number, text: string): void => {
  if (text) localArea.write(keyOf(userId, profileId), text)
  else localArea.remove(keyOf(userId, profileId))
}

export const onDraftChange = (
  userId: number,
  profileId: number,
  listener: (before: string, after: string) => void,
): (() => void) => {
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === keyOf(userId, profileId)) listener(oldValue ?? '', newValue ?? '')
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
