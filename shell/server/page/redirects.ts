import { addresses, languageParam } from '@duetto/shared/domain'
import { guardRoute } from '../../browser/host/routing/guard'
import { aliasOf } from '../../common/aliases'
import type { Visit } from './visit'

/**
 * Returns the redirect target of a guessed path, null for other paths. If the target is a members' page and there is no
 * session, it is the login page.
 */
export const aliasTarget = ({ url, routes, hasSession }: Visit): string | null => {
  const alias = aliasOf(url)
  if (!alias) return null
  const { pathname, search, hash } = alias
  const path = `${pathname}${search}${hash}`
  const isClosed = routes.match(pathname)?.route.access === 'members' && !hasSession
  return isClosed ? addresses.login(path) : path
}

/**
 * Whether the visitor chose a language with a link of `LangConfig`, which has links for browsers without JavaScript.
 */
export const hasChosenLanguage = ({ route, url }: Visit): boolean =>
  route?.id === 'lang-config' && url.searchParams.has(languageParam)

/**
 * Returns the redirect target for a browser without a session; null if it may open the page or has a session, whose
 * validity only the API knows. The browser runs the same guard.
 */
export const guardTarget = ({ route, url, hasSession }: Visit): string | null => {
  const guarded = route && !hasSession ? guardRoute(route, 'visitor', url) : null
  return guarded && !guarded.show ? guarded.redirect : null
}
