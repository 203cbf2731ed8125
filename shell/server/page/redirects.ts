import { addresses, languageParam } from '@duetto/shared/domain'
import { guardRoute } from '../../browser/host/routing/guard'
import { aliasOf } from '../../common/aliases'
import type { Visit } from './visit'

export const aliasTarget = ({ url, routes, hasSession }: Visit): string | null => {
  const alias = aliasOf(url)
  if (!alias) return null
  const { pathname, search, hash } = alias
  const path = `${pathname}${search}${hash}`
  const isClosed = routes.match(pathname)?.route.access === 'members' && !hasSession
  return isClosed ? addresses.login(path) : path
}

export const hasChosenLanguage = ({ route, url }: Visit): boolean =>
  route?.id === 'lang-config' && url.searchParams.has(languageParam)

/** Null with a session cookie, because only the API can validate the session. */
export const guardTarget = ({ route, url, hasSession }: Visit): string | null => {
  const guarded = route && !hasSession ? guardRoute(route, 'visitor', url) : null
  return guarded && !guarded.show ? guarded.redirect : null
}
