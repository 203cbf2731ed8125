import { routes } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { matchPath } from 'react-router'

export interface RouteMatch {
  route: RouteFacts
  params: Readonly<Record<string, string | undefined>>
}

/** The first route of the table whose pattern fits; null is a 404. */
export const matchRoute = (pathname: string): RouteMatch | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (match) return { route, params: match.params }
  }
  return null
}
