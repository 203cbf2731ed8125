import { routes } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/domain'
import { matchPath } from 'react-router'
import { areValid } from './validParams'

export interface RouteMatch {
  route: RouteFacts
  params: Readonly<Record<string, string | undefined>>
}

/** The first route of the table whose pattern fits; null, also where its parts are not valid, is a 404. */
export const matchRoute = (pathname: string): RouteMatch | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (match) return areValid(route, match.params) ? { route, params: match.params } : null
  }
  return null
}
