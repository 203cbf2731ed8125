import { countryOfLanguages, isCountry } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../app/config'
import { countryOfAddress } from './ipCountry'

/**
 * Returns the visitor's country from the proxy's header or the IP address. A demo is often reached from a private
 * address, which has no country, so it also tries the browser's languages.
 */
export const countryOf = (request: FastifyRequest, config: Config): Country => {
  const header = config.countryHeader ? request.headers[config.countryHeader] : undefined
  if (typeof header === 'string' && cameThroughProxy(request)) {
    const country = header.trim().toUpperCase()
    if (isCountry(country)) return country
  }
  return (
    countryOfAddress(request.ip) ??
    (config.demo ? countryOfLanguages(request.headers['accept-language']) : null) ??
    config.defaultCountry
  )
}

const cameThroughProxy = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1
