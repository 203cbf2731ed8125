import { remotes } from '@duetto/shared/domain'
import type { Locale, RemoteName } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import type { Route, RouteFacts } from '@duetto/shared/platform'
import type { PublishedQuery, PublishedRoute } from '@duetto/shared/registry'
import { createRouteTable } from '../../browser/host/routing/routeTable'
import type { RouteTable } from '../../browser/host/routing/routeTable'
import type { PublishedRoutes } from '../../common/BootData'
import type { BuildOf } from '../remotes/preloads'
import type { Plans } from '../remotes/registry'

export interface RouteHead {
  title: string | undefined
  description: string | undefined
  linkPictureAlt?: string
  isListed: boolean
  questions?: readonly (readonly [string, string])[]
}

export interface SiteRoutes extends RouteTable {
  published: PublishedRoutes
  isWhole: boolean
  headOf: (route: Route | null, locale: Locale) => RouteHead
  initialQueriesOf: (route: Route | null) => readonly PublishedQuery[]
  variantsOf: (route: Route | null) => Readonly<Record<string, number>> | null
}

const MAX_CACHED = 50
const factsOf = ({
  titles: _titles,
  descriptions: _descriptions,
  linkPictureAlts: _linkPictureAlts,
  isListed: _isListed,
  isInternal: _isInternal,
  questions: _questions,
  initialQueries: _initialQueries,
  variants: _variants,
  ...facts
}: PublishedRoute): RouteFacts => facts

const buildSiteRoutes = (
  built: Partial<Record<RemoteName, Record<string, PublishedRoute>>>,
  { leftOut, hasInternal }: { leftOut: readonly RemoteName[]; hasInternal: boolean },
): SiteRoutes => {
  const published = Object.fromEntries(
    Object.entries(built).map(([remote, routes]) => [
      remote,
      Object.fromEntries(
        Object.entries(routes)
          .filter(([, { isInternal }]) => hasInternal || !isInternal)
          .map(([id, route]) => [id, factsOf(route)]),
      ),
    ]),
  )
  const builtOf = (route: Route | null): PublishedRoute | undefined =>
    route && route.owner !== 'shell' ? built[route.owner]?.[route.id] : undefined
  return {
    ...createRouteTable(published),
    published,
    isWhole: remotes.every((remote) => built[remote] ?? leftOut.includes(remote)),
    headOf: (route, locale) => {
      const { titles, descriptions, linkPictureAlts, isListed = false, questions } = builtOf(route) ?? {}
      return {
        title: titles?.[locale],
        description: descriptions?.[locale],
        linkPictureAlt: linkPictureAlts?.[locale],
        isListed,
        questions: questions?.[locale],
      }
    },
    initialQueriesOf: (route) => builtOf(route)?.initialQueries ?? [],
    variantsOf: (route) => builtOf(route)?.variants ?? null,
  }
}

export const createSiteRoutes = (buildOf: BuildOf, leftOut: readonly RemoteName[] = []) => {
  const cache = new LruMap<string, SiteRoutes>(MAX_CACHED)
  return (plans: Plans, hasInternal = false): SiteRoutes => {
    const builds = remotes.flatMap((remote) => {
      const build = plans[remote]?.build
      return build === undefined ? [] : [{ remote, build }]
    })
    const key = [hasInternal, ...builds.map(({ remote, build }) => `${remote}@${build}`)].join(' ')
    const cached = cache.get(key)
    if (cached) return cached
    const made = buildSiteRoutes(
      Object.fromEntries(
        builds.flatMap(({ remote, build }) => {
          const routes = buildOf(remote, build)?.routes
          return routes ? [[remote, routes]] : []
        }),
      ),
      { leftOut, hasInternal },
    )
    // Development builds change under the same name, and an unreadable build.json may become readable later.
    const isCacheable = made.isWhole && !builds.some(({ build }) => build === 'dev')
    if (!isCacheable) return made
    cache.set(key, made)
    return made
  }
}
