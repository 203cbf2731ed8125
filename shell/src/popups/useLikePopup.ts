import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import type { PopupQueue } from './popupQueue'

const param = 't'
const longestSeconds = 3600

/** Seconds that the address asks for, and the address without them; null where it asks for none. */
export const takeDelay = (search: string): { seconds: number; rest: string } | null => {
  const query = new URLSearchParams(search)
  const given = query.get(param)
  if (given === null) return null
  query.delete(param)
  const seconds = Number(given)
  const isRight = given !== '' && Number.isFinite(seconds) && seconds >= 0 && seconds <= longestSeconds
  const rest = query.toString()
  return { seconds: isRight ? seconds : -1, rest: rest ? `?${rest}` : '' }
}

/**
 * POPUP-01: `?t=5` shows after five seconds who liked the member last, and the address is clean again. Only a like that
 * was given is shown: nobody is invented.
 */
export const useLikePopup = (platform: Platform, queue: PopupQueue): void => {
  const { status } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isMember = status === 'member'

  useEffect(() => {
    const taken = isMember ? takeDelay(search) : null
    if (!taken) return
    const { pathname, hash, state } = platform.navigation.get()
    platform.navigation.replace(`${pathname}${taken.rest}${hash}`, state)
    if (taken.seconds < 0) return
    const show = async (): Promise<void> => {
      const answer = await platform.http.call('getLikes')
      const profile = answer && (answer.liked_by.find((like) => like.like_new) ?? answer.liked_by[0])
      if (profile) queue.add({ name: 'like', profile })
    }
    timer.current = setTimeout(() => void show().catch(() => undefined), taken.seconds * 1000)
  }, [isMember, search, platform, queue])

  useEffect(() => {
    if (isMember) return
    if (timer.current) clearTimeout(timer.current)
    queue.drop('like')
  }, [isMember, queue])
}
