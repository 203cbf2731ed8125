import { timings } from '@duetto/shared/domain'

const storageKey = 'duetto.chunkReload'

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/** Whether this tab's last reload was long enough ago. Records this one. */
export const mayReload = (storage: Storage, now: number): boolean => {
  const last = Number(storage.getItem(storageKey) ?? 0)
  if (now - last < timings.chunkReloadGuardMs) return false
  storage.setItem(storageKey, String(now))
  return true
}

/**
 * Handles a lost chunk with one reload, which loads the current release. False if it was not a lost chunk,
 * the browser is offline, or the page has just been reloaded; the caller then reports the failure.
 */
export const recoverFrom = (
  error: unknown,
  { storage = sessionStorage, reload = () => location.reload() } = {},
): boolean => {
  if (!isLostChunk(error) || !navigator.onLine || !mayReload(storage, Date.now())) return false
  reload()
  return true
}

/**
 * Reloads the page once, at most once in 60 s, if a chunk of the shell is gone after a release (section 8).
 */
export const reloadOnLostChunk = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    recoverFrom(reason)
  })
}
