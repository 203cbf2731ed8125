import { maySignUp } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'

/** Whether this visitor may sign up; members can always continue. */
export const useMaySignUp = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  const { status } = useSession()
  return status === 'member' || maySignUp(settings.signups, hasTrafficSource())
}
