import { timings } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import { isReload } from '../navigation/navigationType'

const storageKey = 'duetto.chunkReload'

export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Whether the last automatic reload of this tab was long enough ago; records this one. Without storage, a page that is
 * already a reload is not reloaded, to avoid a loop.
 */
export const canReload = (now: number): boolean => {
  const last = Number(sessionArea.read(storageKey))
  if (now - last < timings.chunkReloadGuardMs) return false
  return sessionArea.write(storageKey, String(now)) || !isReload()
}

/**
 * Reloads the page, and with it the current release, if a chunk is gone. Returns false if the error is another one, the
 * browser is offline, or the page has just been reloaded: the caller must then report the error.
 */
export const recoverFromLostChunk = (error: unknown, { reload = () => location.reload() } = {}): boolean => {
  if (!isLostChunk(error) || !navigator.onLine || !canReload(Date.now())) return false
  reload()
  return true
}

/** Reloads the page, at most once in 60 s, if a chunk of the shell is gone after a release. */
export const reloadOnLostChunk = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    recoverFromLostChunk(reason)
  })
}
