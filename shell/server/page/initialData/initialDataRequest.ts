import type { FastifyReply } from 'fastify'
import { forwardedHeaders } from '../../edge/forwarded'
import type { Visit } from '../visit'
import type { InitialDataRequest } from './initialData'
import { visitScope } from './visitScope'

const disconnectOf = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}

export const initialDataRequest = (visit: Visit, reply: FastifyReply): InitialDataRequest => {
  const { request, url, site, routes, route, match, source, country, hasSession } = visit
  const { params = {} } = match ?? {}
  return {
    queries: source ? routes.initialQueriesOf(route) : [],
    scope: {
      path: params,
      search: Object.fromEntries(url.searchParams),
      settings: site.settings,
      country,
      visit: visitScope(url.search, params.slug, site.settings),
    },
    hasSession,
    headers: { ...forwardedHeaders(request), cookie: request.headers.cookie ?? '' },
    signal: disconnectOf(reply),
  }
}
