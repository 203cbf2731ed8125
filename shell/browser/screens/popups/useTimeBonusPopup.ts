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
  /** The time bonus is visible. */
  hasBonus: boolean
}

/**
 * POPUP-05: forty seconds after a member enters the members area, if they have no credits and the bonus is
 * visible then; leaving the area cancels it, and once dismissed it never returns.
 */
export const useTimeBonusPopup = ({ platform, queue, route, hasBonus }: Options): void => {
  const { user } = useReadable(platform.session)
  const userId = user?.id ?? null
  const isIn = userId !== null && (route?.isMembersArea ?? false)
  const isFitting = isIn && hasBonus && user?.credits === 0
  const show = useEffectEvent(() => {
    if (isFitting && dismissedAt('time-bonus') === null) queue.add({ name: 'time-bonus' })
  })

  useEffect(() => {
    if (!isIn) return
    const timer = setTimeout(show, timings.timeBonusPopupMs)
    return () => clearTimeout(timer)
  }, [isIn, userId])

  useEffect(() => {
    if (!isFitting) queue.drop('time-bonus')
  }, [isFitting, queue])
}
