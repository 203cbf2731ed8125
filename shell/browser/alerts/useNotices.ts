import type { RouteFacts } from '@duetto/shared/domain'
import type { TimeBonus } from '../popups/useTimeBonus'
import type { AlertDue } from './alertDue'
import { useAlertsDue } from './useAlertsDue'

export type Notice = Exclude<AlertDue, { name: 'activation' }> | { name: 'activation' } | BonusNotice
interface BonusNotice {
  name: 'bonus'
  bonus: TimeBonus
}

/** The most urgent first. */
const order: readonly Notice['name'][] = ['activation', 'disabled-notifications', 'bonus', 'photo', 'push']

/** Pages whose first screen belongs to one thing: there the notices wait behind the bell in the bar. */
const foldedOn: readonly string[] = [
  'swipe-game',
  'members-id',
  'likes-m-id',
  'members-id-chat',
  'chats-id',
  'credits-id',
  'repeat-order',
  'directdebit',
]
export const isFolded = (route: Pick<RouteFacts, 'id'> | null): boolean =>
  route !== null && foldedOn.includes(route.id)

/** What a member is to be told on this page: alerts and the welcome bonus of the members area (POPUP-04, LAYOUT-10). */
export const useNotices = (route: RouteFacts | null, bonus: TimeBonus | null): readonly Notice[] => {
  const alerts = useAlertsDue(route).flatMap((due): Notice[] => {
    if (due.name !== 'activation') return [due]
    return due.variant === 'modal' ? [] : [{ name: 'activation' }]
  })
  const notices: readonly Notice[] =
    bonus && route?.isMembersArea ? [...alerts, { name: 'bonus', bonus }] : alerts
  return order.flatMap((name) => notices.filter((notice) => notice.name === name))
}
