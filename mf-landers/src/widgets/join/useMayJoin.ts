import { maySignUp } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'

/**
 * Whether this visitor may create an account: everyone, those from a traffic source, or nobody (section 6).
 */
export const useMayJoin = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  return maySignUp(settings.signups, hasTrafficSource())
}
