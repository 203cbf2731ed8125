import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import type { PopupQueue } from './popupQueue'
import { removeParam } from './removeParam'

const param = 't'
const longestSeconds = 3600

/** The delay in seconds from the URL; null if absent, -1 if invalid. */
export const readDelay = (search: string): number | null => {
  const given = new URLSearchParams(search).get(param)
  if (given === null) return null
  const seconds = Number(given)
  const isRight = given !== '' && Number.isFinite(seconds) && seconds >= 0 && seconds <= longestSeconds
  return isRight ? seconds : -1
}

/**
 * POPUP-01: `?t=5` shows, after five seconds, who liked the member last, and cleans the URL. It only shows
 * real likes. For a visitor, the parameter waits until they have logged in.
 */
export const useLikePopup = (platform: Platform, queue: PopupQueue): void => {
  const { user } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const userId = user?.id ?? null

  useEffect(() => {
    const seconds = userId === null ? null : readDelay(search)
    if (seconds === null) return
    removeParam(platform.navigation, param)
    if (seconds < 0) return
    const show = async (): Promise<void> => {
      const answer = await platform.http.call('getLikes')
      const profile = answer && (answer.liked_by.find((like) => like.like_new) ?? answer.liked_by[0])
      const isStillThere = platform.session.get().user?.id === userId
      if (profile && isStillThere) queue.add({ name: 'like', profile })
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void show().catch(() => undefined), seconds * 1000)
  }, [userId, search, platform, queue])

  // A delay requested by one member must not affect another.
  useEffect(() => () => clearTimeout(timer.current), [userId])
}
