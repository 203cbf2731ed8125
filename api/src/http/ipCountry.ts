import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isCountry } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { Reader } from 'mmdb-lib'
import type { CountryResponse } from 'mmdb-lib'

/** Which country the addresses of the internet are registered in (whois and routing data, CC0); a release a month. */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
let reader: Reader<CountryResponse> | undefined

/** The country of an address, IPv4 or IPv6, if the site is offered there; 8 MB are read with the first question. */
export const countryOfAddress = (address: string): Country | null => {
  reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)))
  // Its records are smaller than those that the reader's types know.
  const found = reader.get(address.replace(/^::ffff:(?=[\d.]+$)/i, '')) as { country_code?: unknown } | null
  return isCountry(found?.country_code) ? found.country_code : null
}
