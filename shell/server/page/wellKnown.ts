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

/** Addresses that crawlers and password managers know: robots.txt, and where a password is changed (W3C change-password-url). */
export const registerWellKnown = (app: FastifyInstance, { readRegistry, routesOf }: WellKnownDeps): void => {
  app.get('/robots.txt', async (_request, reply) => {
    const { registry } = await readRegistry()
    const routes = routesOf(planRemotes(registry, { browser: '', isStopped: () => false }))
    void reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600')
    // The titles are of no interest here, so any language will do.
    return robotsText(routes.all, (route) => isListed(route, routes.headOf(route, 'en')))
  })

  app.get('/.well-known/change-password', async (request, reply) => {
    const { loginData } = addresses
    const target = sessionTokenOf(request) === '' ? addresses.login(loginData) : loginData
    return reply.header('Cache-Control', 'no-store').redirect(target, 302)
  })
}
