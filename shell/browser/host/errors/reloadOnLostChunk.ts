import { timings } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import { isReload } from '../navigation/navigationType'

const storageKey = 'duetto.chunkReload'

export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Whether this tab may reload itself: not again within `timings.chunkReloadGuardMs`. If so, records the time. Without
 * storage, returns false for a page that was reloaded, to avoid a loop.
 */
export const canReload = (now: number): boolean => {
  const last = Number(sessionArea.read(storageKey))
  if (now - last < timings.chunkReloadGuardMs) return false
  return sessionArea.write(storageKey, String(now)) || !isReload()
}

/**
 * Reloads the page to get the current release if a chunk did not load. Returns false, without reloading, for other
 * errors, if the browser is offline, or if `canReload` forbids it.
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
