import { isCountry } from '@duetto/shared/domain'
import type { Country, Locale, RemoteName } from '@duetto/shared/domain'
import type { Route } from '@duetto/shared/platform'
import type { FastifyRequest } from 'fastify'
import type { RouteMatch } from '../../browser/host/routing/routeTable'
import { sessionTokenOf } from '../edge/hostCookie'
import type { Plans } from '../remotes/registry'
import { isNotFound } from './frame/frameKey'
import type { SiteData } from './site/siteData'
import type { RouteHead, SiteRoutes } from './siteRoutes'

export interface Visit {
  request: FastifyRequest
  url: URL
  site: SiteData
  plans: Plans
  routes: SiteRoutes
  match: RouteMatch | null
  route: Route | null
  isNotFound: boolean
  source: { remote: RemoteName; build: string } | null
  country: Country | null
  hasSession: boolean
  headIn: (locale: Locale) => RouteHead
}

interface Given {
  request: FastifyRequest
  url: URL
  site: SiteData
  plans: Plans
  routes: SiteRoutes
}

const sourceOf = (route: Route | null, plans: Plans): Visit['source'] => {
  if (!route || route.owner === 'shell') return null
  const plan = plans[route.owner]
  return plan && !plan.isDisabled ? { remote: route.owner, build: plan.build } : null
}

export const resolveVisit = (given: Given): Visit => {
  const { request, url, site, plans, routes } = given
  const match = routes.match(url.pathname)
  const route = match?.route ?? null
  return {
    ...given,
    match,
    route,
    isNotFound: isNotFound(match),
    source: sourceOf(route, plans),
    country: isCountry(site.settings.geoip_country) ? site.settings.geoip_country : null,
    hasSession: sessionTokenOf(request) !== '',
    headIn: (locale) => routes.headOf(route, locale),
  }
}
