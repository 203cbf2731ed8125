import type { User } from '@duetto/shared/contract'
import type { RouteFacts } from '@duetto/shared/domain'
import type { PushState } from '@duetto/shared/platform'

/** From the most important one on. */
export const alertNames = ['activation', 'disabled-notifications', 'photo', 'push'] as const
export type AlertName = (typeof alertNames)[number]
/** Those that can be put away; the activation is not one of them. */
export type DismissibleAlert = Exclude<AlertName, 'activation'>

export type AlertDue = { name: DismissibleAlert } | { name: 'activation'; variant: 'alert' | 'modal' }

/** Nothing stands between a member and what they are about to pay. */
const checkout = ['credits', 'credits-id', 'repeat-order'] as const
const signUp = ['signup', 'members-id-signup', 'complete-signup'] as const

/** Where each alert is out of place (section 2). */
export const hiddenOn: Record<AlertName, readonly string[]> = {
  activation: [...signUp, ...checkout, 'settings', 'notifications', 'activate', 'activate-done'],
  'disabled-notifications': [...checkout, 'settings', 'notifications'],
  photo: [
    ...signUp,
    ...checkout,
    'profile',
    'activate-done',
    'premium',
    'notifications',
    'directdebit',
    'settings',
  ],
  push: [...signUp, ...checkout, 'notifications', 'settings', 'activate-done', 'directdebit', 'premium'],
}

export interface AlertFacts {
  user: User | null
  route: Pick<RouteFacts, 'id' | 'layout'> | null
  push: PushState
  isPhone: boolean
  /** Sign-up has just been completed. */
  isFresh: boolean
  isDismissed: (name: DismissibleAlert) => boolean
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

/**
 * The alerts that are due in the default layout, the most important first (ALERT-01 to ALERT-05). The reminder of the
 * activation mail is never put away, and is a modal on a smartphone right after sign-up.
 */
export const alertsDue = (facts: AlertFacts): readonly AlertDue[] => {
  const { user, route, push, isPhone, isFresh, isDismissed } = facts
  if (!user || route?.layout !== 'default') return []
  return alertNames
    .filter(
      (name) =>
        !hiddenOn[name].includes(route.id) &&
        conditions[name](user, push) &&
        (name === 'activation' || !isDismissed(name)),
    )
    .map((name) =>
      name === 'activation' ? { name, variant: isPhone && isFresh ? 'modal' : 'alert' } : { name },
    )
}
