import { smartphoneBelowPx } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import type { RouteFacts } from '@duetto/shared/platform'
import { useShell } from '../app/ShellContext'
import { isDismissed } from '../popups/dismissals'
import { alertsDue } from './alertDue'
import type { AlertDue } from './alertDue'

/** In the address right after sign-up. */
export const signUpCompleteParam = 'api_signup_complete'

/** The alerts that are due on this page, by member, push, address, window and what was put away. */
export const useAlertsDue = (route: RouteFacts | null): readonly AlertDue[] => {
  const { platform, push } = useShell()
  const { user } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const pushState = useReadable(push)
  // The server draws no alert: it knows neither the member nor the window.
  if (!user) return []
  const now = platform.now()
  return alertsDue({
    user,
    route,
    push: pushState,
    isPhone: window.innerWidth < smartphoneBelowPx,
    isFresh: new URLSearchParams(search).has(signUpCompleteParam),
    isDismissed: (name) => isDismissed(name, now),
  })
}
