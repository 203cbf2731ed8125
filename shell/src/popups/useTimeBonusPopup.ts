import { timings } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import type { Platform } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { dismissedAt } from './dismissals'
import type { PopupQueue } from './popupQueue'

interface Options {
  platform: Platform
  queue: PopupQueue
  route: Pick<RouteFacts, 'isMembersArea'> | null
  /** The welcome bonus is visible. */
  hasBonus: boolean
}

/** POPUP-05: forty seconds in the members area, without credits and with the bonus in sight; once put away, never again. */
export const useTimeBonusPopup = ({ platform, queue, route, hasBonus }: Options): void => {
  const { user } = useReadable(platform.session)
  const isIn = route?.isMembersArea ?? false
  const isDue = isIn && hasBonus && user !== null && user.credits === 0

  useEffect(() => {
    if (!isDue || dismissedAt('time-bonus') !== null) return
    const timer = setTimeout(() => queue.add({ name: 'time-bonus' }), timings.timeBonusPopupMs)
    return () => clearTimeout(timer)
  }, [isDue, queue])

  useEffect(() => {
    if (!hasBonus || user === null || user.credits > 0) queue.drop('time-bonus')
  }, [hasBonus, user, queue])
}
