import { remotes } from '@duetto/shared/domain'
import type { Locale, RemoteName } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import type { Route, RouteFacts } from '@duetto/shared/platform'
import type { BuildManifest, PublishedQuery, PublishedRoute } from '@duetto/shared/registry'
import { createRouteTable } from '../../browser/host/routing/routeTable'
import type { RouteTable } from '../../browser/host/routing/routeTable'
import type { PublishedRoutes } from '../../common/BootData'
import type { BuildOf } from '../remotes/preloads'
import type { Plans } from '../remotes/registry'

/** What a route's build declares for the head of its page. */
export interface RouteHead {
  title: string | undefined
  description: string | undefined
  /** Whether search engines may list it. */
  isListed: boolean
}

/** The pages that this browser is given: those of the builds in its plans. */
export interface SiteRoutes extends RouteTable {
  /** What the browser must know of them. */
  published: PublishedRoutes
  /** Whether the pages of every remote of this installation are known. */
  isWhole: boolean
  /** The page's head in this language. */
  headOf: (route: Route | null, locale: Locale) => RouteHead
  initialQueriesOf: (route: Route | null) => readonly PublishedQuery[]
}

const MOST_KEPT = 50
/** The rest is the server's business. */
const factsOf = ({
  titles: _titles,
  descriptions: _descriptions,
  isListed: _isListed,
  initialQueries: _firstCalls,
  ...facts
}: PublishedRoute): RouteFacts => facts

const makeSiteRoutes = (
  built: Partial<Record<RemoteName, Record<string, PublishedRoute>>>,
  leftOut: readonly RemoteName[],
): SiteRoutes => {
  const published = Object.fromEntries(
    Object.entries(built).map(([remote, routes]) => [
      remote,
      Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, factsOf(route)])),
    ]),
  )
  const builtOf = (route: Route | null): PublishedRoute | undefined =>
    route && route.owner !== 'shell' ? built[route.owner]?.[route.id] : undefined
  return {
    ...createRouteTable(published),
    published,
    isWhole: remotes.every((remote) => built[remote] ?? leftOut.includes(remote)),
    headOf: (route, locale) => {
      const { titles, descriptions, isListed = false } = builtOf(route) ?? {}
      return { title: titles?.[locale], description: descriptions?.[locale], isListed }
    },
    initialQueriesOf: (route) => builtOf(route)?.initialQueries ?? [],
  }
}

/** Reads the pages out of the builds that plans name; kept by builds, which never change. */
export const createSiteRoutes = (
  shell: BuildManifest,
  buildOf: BuildOf,
  leftOut: readonly RemoteName[] = [],
) => {
  const kept = new LruMap<string, SiteRoutes>(MOST_KEPT)
  return (plans: Plans): SiteRoutes => {
    const builds = remotes.flatMap((remote) => {
      const build = plans[remote]?.build
      return build === undefined ? [] : [{ remote, build }]
    })
    const key = builds.map(({ remote, build }) => `${remote}@${build}`).join(' ')
    const known = kept.get(key)
    if (known) return known
    const made = makeSiteRoutes(
      Object.fromEntries(
        builds.flatMap(({ remote, build }) => {
          // The single bundle lists the pages of its remotes itself.
          const routes = shell.remotes?.[remote]?.routes ?? buildOf(remote, build)?.routes
          return routes ? [[remote, routes]] : []
        }),
      ),
      leftOut,
    )
    // A developer's build keeps its name after each change, and one that is missing may still appear.
    const isSteady = made.isWhole && !builds.some(({ build }) => build === 'dev')
    if (!isSteady) return made
    kept.set(key, made)
    return made
  }
}
