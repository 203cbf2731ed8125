import { smartphoneBelowPx } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { useShell } from '../app/ShellContext'
import { isDismissed } from '../popups/dismissals'
import { alertDue } from './alertDue'
import type { AlertDue } from './alertDue'

/** In the address right after sign-up. */
export const signUpCompleteParam = 'api_signup_complete'

/** The alert that is due on this page, by member, push, address, window and what was put away. */
export const useAlertDue = (route: RouteFacts | null): AlertDue | null => {
  const { platform, push } = useShell()
  const { user } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const pushState = useReadable(push)
  // The server draws no alert: it knows neither the member nor the window.
  if (!user) return null
  const now = platform.now()
  return alertDue({
    user,
    route,
    push: pushState,
    isPhone: window.innerWidth < smartphoneBelowPx,
    isFresh: new URLSearchParams(search).has(signUpCompleteParam),
    isDismissed: (name) => isDismissed(name, now),
  })
}
