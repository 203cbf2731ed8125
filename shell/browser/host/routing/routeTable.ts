import type { ParamRule, Route } from '@duetto/shared/platform'
import { matchPath } from 'react-router'
import type { PublishedRoutes } from '../../../common/BootData'
import { ownRoutes } from '../../../common/ownRoutes'

export interface RouteMatch {
  route: Route
  params: Readonly<Record<string, string | undefined>>
}

export interface RouteTable {
  all: readonly Route[]
  /** Returns null if no route matches or the matching route rejects a parameter. The page is then a 404 (ERROR-04). */
  match: (pathname: string) => RouteMatch | null
}

const patterns = { number: /^[1-9]\d{0,9}$/, slug: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i }
const isValid = (rule: ParamRule | undefined, value: string | undefined): boolean => {
  if (!rule || value === undefined) return true
  return typeof rule === 'string' ? patterns[rule].test(value) : rule.includes(value)
}

/** Sort key that ranks literal segments before parameters: /credits/repeat-order must win over /credits/:id. */
const rank = ({ path }: Route): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('')
const byRank = (one: Route, other: Route): number =>
  rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))

export const createRouteTable = (published: PublishedRoutes): RouteTable => {
  const ofRemotes = Object.entries(published).flatMap(([owner, routes]) =>
    Object.entries(routes).map(([id, facts]): Route => ({ ...facts, id, owner: owner as Route['owner'] })),
  )
  const all = [...ownRoutes, ...ofRemotes].sort(byRank)
  return {
    all,
    match: (pathname) => {
      for (const route of all) {
        const match = matchPath({ path: route.path, end: true }, pathname)
        if (!match) continue
        const { params } = match
        const isMatch = Object.entries(params).every(([name, value]) => isValid(route.params?.[name], value))
        return isMatch ? { route, params } : null
      }
      return null
    },
  }
}
