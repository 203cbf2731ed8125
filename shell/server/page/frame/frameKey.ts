import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import { isTokenPage } from '../../../browser/host/routing/tokenPages'

const given = (params: RouteMatch['params']): string[] =>
  Object.keys(params).filter((name) => params[name] !== undefined)

export const isNotFound = (match: RouteMatch | null): boolean =>
  !match || (match.route.id === 'token' && !isTokenPage(match.params.token))

/**
 * Returns the cache key of a frame. Remotes' pages share one per route and set of given parameters, and unknown URLs
 * share one, so that invented URLs add no entries. The shell's own pages have their path.
 */
export const frameKey = (match: RouteMatch | null, pathname: string): string => {
  if (!match || isNotFound(match)) return 'not-found'
  if (match.route.owner === 'shell') return pathname
  // Two builds of a remote can declare a page differently.
  return JSON.stringify([match.route, given(match.params)])
}
