import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import { isTokenPage } from '../../../browser/host/routing/tokenPages'

const given = (params: RouteMatch['params']): string[] =>
  Object.keys(params).filter((name) => params[name] !== undefined)

export const isNotFound = (match: RouteMatch | null): boolean =>
  !match || (match.route.id === 'token' && !isTokenPage(match.params.token))

/** Unknown URLs share one key, because requests for invented URLs must not fill the cache. */
export const frameKey = (match: RouteMatch | null, pathname: string): string => {
  if (!match || isNotFound(match)) return 'not-found'
  if (match.route.owner === 'shell') return pathname
  return JSON.stringify([match.route, given(match.params)])
}
