import { maySignUp } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'

export const useMayJoin = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  return maySignUp(settings.signups, hasTrafficSource())
}
