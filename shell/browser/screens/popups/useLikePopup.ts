import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { PopupQueue } from '../../host/popups/popupQueue'
import type { SessionStore } from '../../host/session/store'
import { removeParam } from './removeParam'

const param = 't'
const maxSeconds = 3600

/** In seconds; null if the parameter is absent, -1 if it is invalid. */
export const readDelay = (search: string): number | null => {
  const value = new URLSearchParams(search).get(param)
  if (value === null) return null
  const seconds = Number(value)
  const isValid = value !== '' && Number.isFinite(seconds) && seconds >= 0 && seconds <= maxSeconds
  return isValid ? seconds : -1
}

interface LikePopup {
  platform: Platform
  queue: PopupQueue
  showLastLike: SessionStore['showLastLike']
}

/** Shows the latest like after the delay in the URL, for example five seconds for `?t=5` (POPUP-01). */
export const useLikePopup = ({ platform, queue, showLastLike }: LikePopup): void => {
  const { user } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const isMember = user !== null

  useEffect(() => {
    const seconds = isMember ? readDelay(search) : null
    if (seconds === null) return
    removeParam(platform.navigation, param)
    if (seconds < 0) return
    showLastLike({
      delayMs: seconds * 1000,
      show: (profile) => queue.add({ name: 'like', profile }),
    })
  }, [isMember, search, platform, queue, showLastLike])
}
