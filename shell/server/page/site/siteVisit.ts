import { countryOfLanguages, isCountry } from '@duetto/shared/domain'
import { networkOf } from '@duetto/shared/limits'
import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from '../../edge/forwarded'

/** Data of a request that identify its site and country. */
export interface SiteVisit {
  host: string
  /** Equal for requests that the API assigns to the same country: by the proxy's header, otherwise by address and language. */
  visitor: string
  /** Another host, from the query. */
  query: string
  headers: Record<string, string>
}

export const siteVisitOf = (request: FastifyRequest): SiteVisit => {
  const headers = forwardedHeaders(request)
  const { host } = request.query as { host?: unknown }
  const asked = typeof host === 'string' ? host : null
  const given = headers[request.server.countryHeader ?? '']?.trim().toUpperCase()
  const region = countryOfLanguages(headers['accept-language']) ?? ''
  return {
    host: (asked ?? request.hostname).toLowerCase(),
    visitor: isCountry(given) ? given : `${networkOf(request.ip)} ${region}`,
    query: asked === null ? '' : `?host=${encodeURIComponent(asked)}`,
    headers,
  }
}
