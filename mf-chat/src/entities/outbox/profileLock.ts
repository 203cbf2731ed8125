/** Without Web Locks, resolves at once; the server's idempotency keys then prevent duplicates. */
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
