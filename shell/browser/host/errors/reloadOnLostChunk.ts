import { timings } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import { isReload } from '../navigation/navigationType'

const storageKey = 'duetto.chunkReload'

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Whether this tab's last reload was long enough ago; records this one. A browser without storage does
 * not reload a page that is already a reload, so that the page cannot reload forever.
 */
export const canReload = (now: number): boolean => {
  const last = Number(sessionArea.read(storageKey))
  if (now - last < timings.chunkReloadGuardMs) return false
  return sessionArea.write(storageKey, String(now)) || !isReload()
}

/**
 * Handles a lost chunk with one reload, which loads the current release. False if it was not a lost chunk,
 * the browser is offline, or the page has just been reloaded; the caller then reports the failure.
 */
export const recoverFromLostChunk = (error: unknown, { reload = () => location.reload() } = {}): boolean => {
  if (!isLostChunk(error) || !navigator.onLine || !canReload(Date.now())) return false
  reload()
  return true
}

/**
 * Reloads the page once, at most once in 60 s, if a chunk of the shell is gone after a release (section 8).
 */
export const reloadOnLostChunk = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    recoverFromLostChunk(reason)
  })
}
