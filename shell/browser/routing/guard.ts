import { addresses, afterLoginPath, ownPath, returnToParam } from '@duetto/shared/domain'
import type { PlatformLocation, Route, Session } from '@duetto/shared/platform'

export type Verdict = { show: true } | { show: false; redirect: string | null }

const shown: Verdict = { show: true }
/** The session is not known yet. */
const waiting: Verdict = { show: false, redirect: null }

/**
 * Who may see a route: a visitor on a page of members goes to login and comes back; a member on a page of visitors, such as
 * the home page or login, goes on to where they wanted, or to the members.
 */
export const judge = (
  { access }: Pick<Route, 'access'>,
  status: Session['status'],
  { pathname, search }: Pick<PlatformLocation, 'pathname' | 'search'>,
): Verdict => {
  if (access === undefined || access === 'anyone') return shown
  if (status === 'unknown') return waiting
  if (access === 'members' && status === 'visitor') {
    return { show: false, redirect: addresses.login(`${pathname}${search}`) }
  }
  if (access === 'visitors' && status === 'member') {
    const back = ownPath(new URLSearchParams(search).get(returnToParam))
    return { show: false, redirect: back ?? afterLoginPath }
  }
  return shown
}
