import { lockManager } from '@duetto/shared/platform'

/**
 * Acquires a lock, so that one tab at a time sends to a profile. Resolves with a function that releases it. If `signal`
 * aborts first, rejects or never settles. Without the Web Locks API, resolves at once; idempotency keys then prevent
 * duplicates.
 */
export const lockProfile = (userId: number, profileId: number, signal: AbortSignal): Promise<() => void> => {
  const locks = lockManager()
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve, reject) => {
    locks
      .request(`duetto.outbox.${userId}.${profileId}`, { signal }, () =>
        signal.aborted ? undefined : new Promise<void>((release) => resolve(release)),
      )
      .catch(reject)
  })
}
