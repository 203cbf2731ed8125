import { timings } from '@duetto/shared/domain'

const storageKey = 'duetto.chunkReload'

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/** Whether the last reload of this tab is long enough ago. Remembers this one. */
export const mayReload = (storage: Storage, now: number): boolean => {
  const last = Number(storage.getItem(storageKey) ?? 0)
  if (now - last < timings.chunkReloadGuardMs) return false
  storage.setItem(storageKey, String(now))
  return true
}

/**
 * Answers the loss of a chunk with one reload, which brings the files of the release that is there now. False: it was
 * no lost chunk, or the browser is offline, or the page has just been reloaded; then the caller says what is missing.
 */
export const recoverFrom = (
  error: unknown,
  { storage = sessionStorage, reload = () => location.reload() } = {},
): boolean => {
  if (!isLostChunk(error) || !navigator.onLine || !mayReload(storage, Date.now())) return false
  reload()
  return true
}

/** A chunk of the shell that is gone after a release: the page reloads once, at most once in 60 s (section 8). */
export const reloadOnLostChunk = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    recoverFrom(reason)
  })
}
