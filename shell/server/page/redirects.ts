import { addresses, languageParam } from '@duetto/shared/domain'
import { guardRoute } from '../../browser/host/routing/guard'
import { aliasOf } from '../../common/aliases'
import type { Visit } from './visit'

/**
 * Returns the redirect target of a guessed path: for a members' page without a session, the login page. Null for other
 * paths.
 */
export const aliasTarget = ({ url, routes, hasSession }: Visit): string | null => {
  const alias = aliasOf(url)
  if (!alias) return null
  const { pathname, search, hash } = alias
  const path = `${pathname}${search}${hash}`
  const isClosed = routes.match(pathname)?.route.access === 'members' && !hasSession
  return isClosed ? addresses.login(path) : path
}

/** Whether the visitor chose a language with a link, as browsers without JavaScript do. */
export const hasChosenLanguage = ({ route, url }: Visit): boolean =>
  route?.id === 'lang-config' && url.searchParams.has(languageParam)

/**
 * Returns the redirect target for a browser without a session; null if it may open the page. The browser runs the same
 * guard.
 */
export const guardTarget = ({ route, url, hasSession }: Visit): string | null => {
  const guarded = route && !hasSession ? guardRoute(route, 'visitor', url) : null
  return guarded && !guarded.show ? guarded.redirect : null
}
