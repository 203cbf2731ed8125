import { maySignUp } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'

/** Whether this visitor may sign up: depends on the site’s `signups` setting and on traffic sources. */
export const useMayJoin = (): boolean => {
  const { settings, hasTrafficSource } = usePlatform()
  return maySignUp(settings.signups, hasTrafficSource())
}
