import type { User } from '@duetto/shared/contract'

const hiddenRoutes = [
  'signup',
  'members-id-signup',
  'settings',
  'notifications',
  'activate-done',
  'complete-signup',
]

/** Whether the reminder to open the activation mail is due (ALERT-01). */
export const isActivationDue = (user: User | null, routeId: string | null): boolean =>
  user !== null &&
  user.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  user.notifications_disabled.length === 0 &&
  (routeId === null || !hiddenRoutes.includes(routeId))
