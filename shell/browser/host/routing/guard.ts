import { addresses, afterLoginPath, internalPath, returnToParam, withHash } from '@duetto/shared/domain'
import type { PlatformLocation, Route, Session } from '@duetto/shared/platform'

export type GuardResult = { show: true } | { show: false; redirect: string | null }

const shown: GuardResult = { show: true }
/** The session is not known yet. */
const waiting: GuardResult = { show: false, redirect: null }

/**
 * Who may see a route: a visitor on a members' page goes to login and returns; a member on a visitors' page, such as
 * the home page or login, continues to where they were going, or to the search.
 */
export const guardRoute = (
  { access }: Pick<Route, 'access'>,
  status: Session['status'],
  { pathname, search, hash }: Pick<PlatformLocation, 'pathname' | 'search' | 'hash'>,
): GuardResult => {
  if (access === undefined || access === 'anyone') return shown
  if (status === 'unknown') return waiting
  if (access === 'members' && status === 'visitor') {
    return { show: false, redirect: addresses.login(`${pathname}${search}${hash}`) }
  }
  if (access === 'visitors' && status === 'member') {
    const back = internalPath(new URLSearchParams(search).get(returnToParam))
    return { show: false, redirect: back === null ? afterLoginPath : withHash(back, hash) }
  }
  return shown
}
