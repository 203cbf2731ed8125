import { countryOfLanguages, isCountry } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../app/config'
import { countryOfAddress } from './ipCountry'

/** A demo tries the browser's languages before the default, because its visitors often have private addresses. */
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
