import { timings } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect, useEffectEvent } from 'react'
import { dismissedAt } from '../notices/dismissals'
import type { PopupQueue } from '../../host/popups/popupQueue'

interface Options {
  platform: Platform
  queue: PopupQueue
  route: Pick<RouteFacts, 'isMembersArea'> | null
  hasBonus: boolean
}

export const useTimeBonusPopup = ({ platform, queue, route, hasBonus }: Options): void => {
  const { user } = useReadable(platform.session)
  const userId = user?.id ?? null
  const isInArea = userId !== null && (route?.isMembersArea ?? false)
  const isDue = isInArea && hasBonus && user?.credits === 0
  const show = useEffectEvent(() => {
    if (isDue && dismissedAt('time-bonus') === null) queue.add({ name: 'time-bonus' })
  })

  useEffect(() => {
    if (!isInArea) return
    const timer = setTimeout(show, timings.timeBonusPopupMs)
    return () => clearTimeout(timer)
  }, [isInArea, userId])

  useEffect(() => {
    if (!isDue) queue.drop('time-bonus')
  }, [isDue, queue])
}
