import type { User } from '@duetto/shared/contract'
import type { PushState, RouteFacts } from '@duetto/shared/platform'
import { alertNames } from '../../../common/BootData'
import type { AlertName } from '../../../common/BootData'
import { layoutOf } from '../../host/routing/layoutOf'

export type DismissibleAlert = Exclude<AlertName, 'activation' | 'measure'>

export type AlertDue =
  | { name: DismissibleAlert }
  | { name: 'measure' }
  | { name: 'activation'; variant: 'alert' | 'modal' }

export interface AlertFacts {
  user: User | null
  route: Pick<RouteFacts, 'hides' | 'layout'> | null
  push: PushState
  isPhone: boolean
  isFresh: boolean
  isDismissed: (name: DismissibleAlert) => boolean
}

const conditions: Record<AlertName, (user: User, push: PushState) => boolean> = {
  measure: ({ measures = [] }) => measures.length > 0,
  activation: (user) =>
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0,
  'disabled-notifications': (user) => user.notifications_disabled.length > 0,
  photo: (user) => user.profile.main_image === null,
  push: (_, push) => push === 'off',
}

/** Most important first (ALERT-01 to ALERT-05). */
export const alertsDue = (facts: AlertFacts): readonly AlertDue[] => {
  const { user, route, push, isPhone, isFresh, isDismissed } = facts
  if (!user || !route || layoutOf(route) !== 'default') return []
  return alertNames
    .filter(
      (name) =>
        !route.hides?.includes(name) &&
        conditions[name](user, push) &&
        (name === 'activation' || name === 'measure' || !isDismissed(name)),
    )
    .map((name) =>
      name === 'activation' ? { name, variant: isPhone && isFresh ? 'modal' : 'alert' } : { name },
    )
}
