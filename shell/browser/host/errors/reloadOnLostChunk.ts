import { timings } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import { isReload } from '../navigation/navigationType'

const storageKey = 'duetto.chunkReload'

export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Whether the page may reload itself: not if this tab has just done so. Records the reload. Without storage, returns
 * false for a page that was reloaded, to avoid a loop.
 */
export const canReload = (now: number): boolean => {
  const last = Number(sessionArea.read(storageKey))
  if (now - last < timings.chunkReloadGuardMs) return false
  return sessionArea.write(storageKey, String(now)) || !isReload()
}

/**
 * Reloads the page to get the current release if a chunk does not load. Returns false for other errors, if the browser
 * is offline, and if the page has just been reloaded; the caller must then report the error.
 */
export const recoverFromLostChunk = (error: unknown, { reload = () => location.reload() } = {}): boolean => {
  if (!isLostChunk(error) || !navigator.onLine || !canReload(Date.now())) return false
  reload()
  return true
}

export const reloadOnLostChunk = (): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    recoverFromLostChunk(reason)
  })
}
