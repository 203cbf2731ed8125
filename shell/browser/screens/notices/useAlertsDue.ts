import { signUpCompleteParam, smartphoneBelowPx } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import type { RouteFacts } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'
import { dismissals, isDismissed } from './dismissals'
import { alertsDue } from './alertsDue'
import type { AlertDue } from './alertsDue'

export const useAlertsDue = (route: Pick<RouteFacts, 'hides' | 'layout'> | null): readonly AlertDue[] => {
  const { platform, push } = useShell()
  const { user } = useReadable(platform.session)
  const { search } = useReadable(platform.navigation)
  const pushState = useReadable(push)
  useReadable(dismissals)
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
