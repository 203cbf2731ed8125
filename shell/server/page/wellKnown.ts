import { addresses } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isListed } from './head/listing'
import { robotsText } from './head/robots'
import { sitemapXml } from './head/sitemap'
import { sessionTokenOf } from '../edge/hostCookie'
import { planRemotes } from '../remotes/registry'
import type { Plans, RegistryState } from '../remotes/registry'
import type { SiteData } from './site/siteData'
import { siteOrigin } from './site/siteOrigin'
import type { SiteRoutes } from './siteRoutes'

interface WellKnownDeps {
  publicUrl: URL
  readRegistry: () => Promise<RegistryState>
  routesOf: (plans: Plans) => SiteRoutes
  siteData: (request: FastifyRequest) => Promise<SiteData>
}

export const registerWellKnown = (
  app: FastifyInstance,
  { publicUrl, readRegistry, routesOf, siteData }: WellKnownDeps,
): void => {
  const liveRoutes = async (): Promise<SiteRoutes> => {
    const { registry } = await readRegistry()
    return routesOf(planRemotes(registry, { browser: '', isHalted: () => false }))
  }

  app.get('/robots.txt', async (request, reply) => {
    const routes = await liveRoutes()
    const { settings } = await siteData(request)
    void reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    // Any locale will do, because `isListed` does not depend on it.
    const rules = robotsText(routes.all, (route) => isListed(route, routes.headOf(route, 'en')))
    return `${rules}\nSitemap: ${siteOrigin(publicUrl, settings.domain)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { settings } = await siteData(request)
    void reply.type('application/xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    const origin = siteOrigin(publicUrl, settings.domain)
    return sitemapXml(await liveRoutes(), { origin, locales: settings.locales })
  })

  app.get('/.well-known/change-password', async (request, reply) => {
    const { loginData } = addresses
    const target = sessionTokenOf(request) === '' ? addresses.login(loginData) : loginData
    return reply.header('Cache-Control', 'no-store').redirect(target, 302)
  })
}
