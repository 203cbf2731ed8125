import { addresses, languageParam } from '@duetto/shared/domain'
import { guardRoute } from '../../browser/host/routing/guard'
import { aliasOf } from '../../common/aliases'
import type { Visit } from './visit'

/** Where a guessed address leads; a visitor is sent to the log-in first if the page is for members. */
export const aliasTarget = ({ url, routes, hasSession }: Visit): string | null => {
  const alias = aliasOf(url)
  if (!alias) return null
  const { pathname, search, hash } = alias
  const path = `${pathname}${search}${hash}`
  const isClosed = routes.match(pathname)?.route.access === 'members' && !hasSession
  return isClosed ? addresses.login(path) : path
}

/** Whether the visitor has chosen a language in the form that works without JavaScript. */
export const hasChosenLanguage = ({ route, url }: Visit): boolean =>
  route?.id === 'lang-config' && url.searchParams.has(languageParam)

/** Where the route's guard sends a browser without a session; the browser's own guard does the same. */
export const guardTarget = ({ route, url, hasSession }: Visit): string | null => {
  const guarded = route && !hasSession ? guardRoute(route, 'visitor', url) : null
  return guarded && !guarded.show ? guarded.redirect : null
}
