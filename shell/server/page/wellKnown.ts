import { addresses } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import { isListed } from './head/listing'
import { robotsText } from './head/robots'
import { sessionTokenOf } from '../edge/hostCookie'
import { planRemotes } from '../remotes/registry'
import type { Plans, RegistryState } from '../remotes/registry'
import type { SiteRoutes } from './siteRoutes'

interface WellKnownDeps {
  readRegistry: () => Promise<RegistryState>
  routesOf: (plans: Plans) => SiteRoutes
}

/** Serves robots.txt, and redirects W3C's change-password URL to the password settings. */
export const registerWellKnown = (app: FastifyInstance, { readRegistry, routesOf }: WellKnownDeps): void => {
  app.get('/robots.txt', async (_request, reply) => {
    const { registry } = await readRegistry()
    const routes = routesOf(planRemotes(registry, { browser: '', isHalted: () => false }))
    void reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    // The language does not matter, because only `isListed` is read.
    return robotsText(routes.all, (route) => isListed(route, routes.headOf(route, 'en')))
  })

  app.get('/.well-known/change-password', async (request, reply) => {
    const { loginData } = addresses
    const target = sessionTokenOf(request) === '' ? addresses.login(loginData) : loginData
    return reply.header('Cache-Control', 'no-store').redirect(target, 302)
  })
}
