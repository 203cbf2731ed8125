import { addresses } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { PopupQueue } from './popupQueue'

/**
 * POPUP-02: shows a mutual like; pressing its photo opens the profile. Everything for a member, likes
 * included, is dropped on logout.
 */
export const useMatchModal = (platform: Platform, queue: PopupQueue): void => {
  const { user } = useReadable(platform.session)
  const userId = user?.id ?? null
  useEffect(
    () => platform.bus.on('match', ({ profile }) => queue.add({ name: 'match', profile })),
    [platform, queue],
  )
  useEffect(
    () =>
      platform.bus.on('image-pressed', ({ profileId }) => {
        queue.drop('match')
        platform.navigation.push(addresses.member(profileId))
      }),
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
