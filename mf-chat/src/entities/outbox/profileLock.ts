import { lockManager } from '@duetto/shared/platform'

/**
 * Lets one tab at a time send to a profile. Resolves with a function that releases the lock. If `signal` aborts first,
 * rejects or never settles. Without the Web Locks API, resolves at once; idempotency keys then prevent duplicates.
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
