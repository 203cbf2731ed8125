import type { RouteMatch } from '../../../browser/host/routing/routeTable'
import { isTokenPage } from '../../../browser/host/routing/tokenPages'

const given = (params: RouteMatch['params']): string[] =>
  Object.keys(params).filter((name) => params[name] !== undefined)

/** No route, or an unknown name at the top level. */
export const isNotFound = (match: RouteMatch | null): boolean =>
  !match || (match.route.id === 'token' && !isTokenPage(match.params.token))

/**
 * Cache key of a frame: a remote's page has one frame whatever the ids in its URL, and so do all unknown
 * URLs, so that made-up URLs cannot cause endless rendering. The shell's own pages are rendered in full.
 */
export const frameKey = (match: RouteMatch | null, pathname: string): string => {
  if (!match || isNotFound(match)) return 'not-found'
  if (match.route.owner === 'shell') return pathname
  // Two builds of a remote may declare a page differently.
  return JSON.stringify([match.route, given(match.params)])
}
