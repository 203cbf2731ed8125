import { timings } from '@duetto/shared/domain'
import { sessionArea } from '@duetto/shared/platform'
import { chunkReloadKey } from '../../../common/chunkReload'
import { isReload } from '../navigation/navigationType'

export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Allows one reload per `chunkReloadGuardMs` and stores its time. If storing fails, allows none on a page that is
 * itself a reload.
 */
export const canReload = (now: number): boolean => {
  const last = Number(sessionArea.read(chunkReloadKey))
  if (now - last < timings.chunkReloadGuardMs) return false
  return sessionArea.write(chunkReloadKey, String(now)) || !isReload()
}

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
