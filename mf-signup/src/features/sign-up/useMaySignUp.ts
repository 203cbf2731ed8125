import { maySignUp } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'

export const useMaySignUp = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  const { status } = useSession()
  return status === 'member' || maySignUp(settings.signups, hasTrafficSource())
}
