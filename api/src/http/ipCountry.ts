import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIPv4 } from 'node:net'
import { isCountry } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { Reader } from 'mmdb-lib'
import type { CountryResponse } from 'mmdb-lib'

/** Compiled from geofeeds, whois and routing data (CC BY 4.0, see NOTICE). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Private and reserved IPv4 networks. The data file assigns countries to some of them. */
const unassigned = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  unassigned.addSubnet(network, bits, 'ipv4')

let reader: Reader<CountryResponse> | undefined

/**
 * The first call reads the whole file synchronously. Accepts undefined, because Fastify's `request.ip` is undefined
 * once the client has disconnected, contrary to its type.
 */
export const countryOfAddress = (address: string | undefined): Country | null => {
  if (address === undefined) return null
  reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)))
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(plain) && unassigned.check(plain, 'ipv4')) return null
  // This file's records are `{ country_code }`, unlike MaxMind's, which mmdb-lib's types describe.
  const found = reader.get(plain) as { country_code?: unknown } | null
  return isCountry(found?.country_code) ? found.country_code : null
}
