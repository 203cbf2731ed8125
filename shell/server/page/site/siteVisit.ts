import { countryOfLanguages, isCountry } from '@duetto/shared/domain'
import { networkOf } from '@duetto/shared/limits'
import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from '../../edge/forwarded'

export interface SiteVisit {
  host: string
  visitor: string
  query: string
  headers: Record<string, string>
}

export const siteVisitOf = (request: FastifyRequest): SiteVisit => {
  const headers = forwardedHeaders(request)
  const { host } = request.query as { host?: unknown }
  const requested = typeof host === 'string' ? host : null
  const given = headers[request.server.countryHeader ?? '']?.trim().toUpperCase()
  const visitorOf = (): string =>
    `${networkOf(request.ip)} ${countryOfLanguages(headers['accept-language']) ?? ''}`
  return {
    host: (requested ?? request.hostname).toLowerCase(),
    visitor: isCountry(given) ? given : visitorOf(),
    query: requested === null ? '' : `?host=${encodeURIComponent(requested)}`,
    headers,
  }
}
