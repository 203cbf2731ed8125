import { interests } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { siteHostOf } from '../settings/siteHost'
import { getCompany } from './company'
import { countPageHidden } from './page-hidden.repository'
import { findNearest, getRegions } from './places.service'

const cacheFor = 'public, max-age=3600'

export const registerSiteRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getGeocode', async ({ query }) => {
    const place = await findNearest(deps.db, query.lat, query.lon)
    if (!place) throw new DomainError('not_found')
    const { country, region, city } = place
    return { geocode: { country, region, city } }
  })

  handle(app, 'getInterests', ({ reply }) => {
    void reply.header('cache-control', cacheFor)
    return { interests: [...interests] }
  })

  handle(app, 'getRegions', async ({ reply }) => {
    void reply.header('cache-control', cacheFor)
    return { regions: await getRegions(deps.db) }
  })

  handle(app, 'getCompanyInfo', async ({ request }) => ({
    companyinfo: await getCompany(deps, await siteHostOf(deps, request.hostname)),
  }))

  handle(app, 'pageHidden', async () => {
    await countPageHidden(deps.db, deps.now())
    return { ok: true as const }
  })
}
