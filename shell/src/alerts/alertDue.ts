import type { User } from '@duetto/shared/contract'
import type { RouteFacts } from '@duetto/shared/domain'
import type { PushState } from '../push/createPush'

/** From the most important one on; one is shown at a time. */
export const alertNames = ['activation', 'disabled-notifications', 'photo', 'push'] as const
export type AlertName = (typeof alertNames)[number]

const signUp = ['signup', 'members-id-signup', 'complete-signup'] as const

/** Where each alert is out of place (section 2). */
export const hiddenOn: Record<AlertName, readonly string[]> = {
  activation: [...signUp, 'settings', 'notifications', 'activate-done'],
  'disabled-notifications': ['settings', 'notifications'],
  photo: [...signUp, 'profile', 'activate-done', 'premium', 'notifications', 'directdebit', 'settings'],
  push: [...signUp, 'notifications', 'settings', 'activate-done', 'directdebit', 'premium'],
}

export interface AlertFacts {
  user: User | null
  route: Pick<RouteFacts, 'id' | 'layout'> | null
  push: PushState
  isDismissed: (name: AlertName) => boolean
}

const conditions: Record<AlertName, (user: User, push: PushState) => boolean> = {
  activation: (user) =>
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0,
  'disabled-notifications': (user) => user.notifications_disabled.length > 0,
  photo: (user) => user.profile.main_image === null,
  push: (_, push) => push === 'off',
}

/** The alert that is due in the default layout, if any (ALERT-01 to ALERT-05). The activation is never put away. */
export const alertDue = ({ user, route, push, isDismissed }: AlertFacts): AlertName | null => {
  if (!user || route?.layout !== 'default') return null
  const isDue = (name: AlertName): boolean =>
    !hiddenOn[name].includes(route.id) &&
    conditions[name](user, push) &&
    (name === 'activation' || !isDismissed(name))
  return alertNames.find(isDue) ?? null
}
