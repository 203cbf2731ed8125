import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import { isTokenPage } from '../../../browser/host/routing/tokenPages'

const given = (params: RouteMatch['params']): string[] =>
  Object.keys(params).filter((name) => params[name] !== undefined)

export const isNotFound = (match: RouteMatch | null): boolean =>
  !match || (match.route.id === 'token' && !isTokenPage(match.params.token))

/** Part of the cache key of a frame. Unknown URLs share one key, so that invented URLs add no entries. */
export const frameKey = (match: RouteMatch | null, pathname: string): string => {
  if (!match || isNotFound(match)) return 'not-found'
  if (match.route.owner === 'shell') return pathname
  return JSON.stringify([match.route, given(match.params)])
}
