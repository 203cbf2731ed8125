import { afterLoginPath, returnToParam } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import type { PlatformLocation, Session } from '@duetto/shared/platform'

export type Verdict = { show: true } | { show: false; redirect: string | null }

const shown: Verdict = { show: true }
/** Nothing is known of the visitor yet. */
const waiting: Verdict = { show: false, redirect: null }

/** Pages of visitors that a member has no use for; those of sign-up go on after its first step. */
const visitorPages = new Set(['index', 'login'])

/** A path of this site, or null: an address given by somebody else is not followed. */
export const safeReturnPath = (given: string | null): string | null =>
  given && /^\/(?![/\\])/.test(given) ? given : null

/**
 * Who may see a route: a visitor on a members-only route goes to login and comes back; a member on the home
 * page or at login goes on to where they wanted, or to the members.
 */
export const judge = (
  route: RouteFacts,
  status: Session['status'],
  { pathname, search }: Pick<PlatformLocation, 'pathname' | 'search'>,
): Verdict => {
  if (route.isMembersOnly) {
    if (status === 'unknown') return waiting
    if (status === 'visitor') {
      const back = encodeURIComponent(`${pathname}${search}`)
      return { show: false, redirect: `/login?${returnToParam}=${back}` }
    }
  }
  if (status === 'member' && visitorPages.has(route.id)) {
    const back = safeReturnPath(new URLSearchParams(search).get(returnToParam))
    return { show: false, redirect: route.id === 'login' ? (back ?? afterLoginPath) : afterLoginPath }
  }
  if (route.id === 'index' && status === 'unknown') return waiting
  return shown
}
