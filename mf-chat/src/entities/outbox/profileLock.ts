/**
 * Ensures that only one tab at a time sends to a profile. Resolves with the release function; without Web
 * Locks, tabs do not wait for each other, and the server's keys still prevent duplicates.
 */
export const lockProfile = (userId: number, profileId: number, signal: AbortSignal): Promise<() => void> => {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve, reject) => {
    locks
      .request(`duetto.outbox.${userId}.${profileId}`, { signal }, () =>
        signal.aborted ? undefined : new Promise<void>((release) => resolve(release)),
      )
      .catch(reject)
  })
}
