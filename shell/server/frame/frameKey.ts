import type { RouteMatch } from '../../browser/routing/routeTable'
import { isTokenPage } from '../../browser/routing/tokenPages'

const given = (params: RouteMatch['params']): string[] =>
  Object.keys(params).filter((name) => params[name] !== undefined)

/** No route, or a name at the top level that is none of the pages there. */
export const leadsNowhere = (match: RouteMatch | null): boolean =>
  !match || (match.route.id === 'token' && !isTokenPage(match.params.token))

/**
 * What a frame is drawn of: a remote's page has one frame whatever ids its address holds, and so have all addresses that lead
 * nowhere, so that nobody can have frame after frame drawn by making addresses up. The shell's own pages are drawn whole.
 */
export const frameKey = (match: RouteMatch | null, pathname: string): string => {
  if (!match || leadsNowhere(match)) return 'not-found'
  if (match.route.owner === 'shell') return pathname
  // Two builds of a remote may declare a page differently.
  return JSON.stringify([match.route, given(match.params)])
}
