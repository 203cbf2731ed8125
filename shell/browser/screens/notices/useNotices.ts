import type { RouteFacts } from '@duetto/shared/platform'
import type { TimeBonus } from '../timeBonus/timeBonusStore'
import type { AlertDue } from './alertsDue'
import { useAlertsDue } from './useAlertsDue'

export type Notice = Exclude<AlertDue, { name: 'activation' }> | { name: 'activation' } | BonusNotice
interface BonusNotice {
  name: 'bonus'
  bonus: TimeBonus
}

const order: readonly Notice['name'][] = [
  'measure',
  'activation',
  'disabled-notifications',
  'bonus',
  'photo',
  'push',
]

export const isFolded = (route: Pick<RouteFacts, 'foldsNotices'> | null): boolean =>
  route?.foldsNotices ?? false

export const useNotices = (route: RouteFacts | null, bonus: TimeBonus | null): readonly Notice[] => {
  const alerts = useAlertsDue(route).flatMap((due): Notice[] => {
    if (due.name !== 'activation') return [due]
    return due.variant === 'modal' ? [] : [{ name: 'activation' }]
  })
  const notices: readonly Notice[] =
    bonus && route?.isMembersArea ? [...alerts, { name: 'bonus', bonus }] : alerts
  return order.flatMap((name) => notices.filter((notice) => notice.name === name))
}
