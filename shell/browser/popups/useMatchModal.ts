import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { PopupQueue } from './popupQueue'

/** POPUP-02: a mutual like comes up. What was for one member, likes included, goes when they log out. */
export const useMatchModal = (platform: Platform, queue: PopupQueue): void => {
  const { user } = useReadable(platform.session)
  const userId = user?.id ?? null
  useEffect(
    () => platform.bus.on('match', ({ profile }) => queue.add({ name: 'match', profile })),
    [platform, queue],
  )
  useEffect(
    () => () => {
      queue.drop('match')
      queue.drop('like')
    },
    [userId, queue],
  )
}
