import { nameSpan } from '@duetto/shared/tracing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RegistryState } from '../remotes/registry'
import type { Rollout } from '../remotes/rollout'
import { mayPreview } from './preview'
import { aliasTarget } from './redirects'
import { createVisitSender } from './sendVisit'
import type { Outcome, PageDeps } from './sendVisit'
import type { SiteData } from './site/siteData'
import { createSiteRoutes } from './siteRoutes'
import { sendUnavailable } from './unavailablePage'
import { resolveVisit } from './visit'

interface PageRouteDeps extends PageDeps {
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
  siteData: (request: FastifyRequest) => Promise<SiteData>
}

export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome?: Outcome,
) => Promise<FastifyReply>

const isFile = (pathname: string): boolean => /\.[a-z0-9]{2,5}$/i.test(pathname)

export const registerPage = (
  app: FastifyInstance,
  { readRegistry, rollout, siteData, ...deps }: PageRouteDeps,
): AnswerPage => {
  const { config, buildOf } = deps
  const routesOf = createSiteRoutes(buildOf, config.withoutRemotes)
  const sendVisit = createVisitSender(app.log, deps)

  const answerPage: AnswerPage = async (request, reply, outcome) => {
    const url = new URL(request.url, 'http://page')
    if (isFile(url.pathname)) return reply.code(404).type('text/plain').send('This file could not be found.')
    let site: SiteData
    try {
      site = await siteData(request)
    } catch (error) {
      request.log.error({ err: error }, 'the API does not answer')
      return sendUnavailable(request, reply, config)
    }
    const plans = rollout.plansFor((await readRegistry()).registry, request, reply)
    const routes = routesOf(plans, mayPreview(site.settings, config))
    const visit = resolveVisit({ request, url, site, plans, routes })
    const target = aliasTarget(visit)
    if (target !== null) return reply.redirect(target, 302)
    const { route } = visit
    if (route) nameSpan(`GET ${route.owner}:${route.id}`)
    if (visit.isNotFound && !routes.isWhole)
      return sendUnavailable(request, reply, config, site.settings.brand)
    return sendVisit(visit, reply, outcome)
  }
  app.get('/*', (request, reply) => answerPage(request, reply))
  return answerPage
}
