/**
 * Of all tabs of this browser one sends to a profile at a time. Resolves with the release; a browser without Web Locks
 * has tabs that do not wait for each other, and the server's keys still keep everything single.
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
