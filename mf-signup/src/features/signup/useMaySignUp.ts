import { maySignUp } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'

/** Whether an account can be made here; somebody who has one goes on with it in any case. */
export const useMaySignUp = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  const { status } = useSession()
  return status === 'member' || maySignUp(settings.signups, hasTrafficSource())
}
