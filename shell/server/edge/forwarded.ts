import type { FastifyRequest } from 'fastify'
// Declares `countryHeader`.
import type {} from './visitorCountry'

export const forwardedHeaders = (request: FastifyRequest): Record<string, string> => {
  const headers: Record<string, string> = {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
  for (const name of ['accept-language', request.server.countryHeader ?? '']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
