/** Countries where the site is offered, with the currency members pay in (ISO 3166-1 alpha-2, ISO 4217). */
export const currencyByCountry = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  FI: 'EUR',
} as const

export type Country = keyof typeof currencyByCountry
export type Currency = (typeof currencyByCountry)[Country]
export const countries = Object.keys(currencyByCountry) as Country[]
export const currencies = [...new Set(Object.values(currencyByCountry))] as Currency[]

export const isCountry = (value: unknown): value is Country =>
  typeof value === 'string' && Object.hasOwn(currencyByCountry, value)

/** The first region in an Accept-Language header where the site is offered. */
export const countryOfLanguages = (header: string | undefined): Country | null => {
  for (const [, region = ''] of (header ?? '').matchAll(/[a-z]{2,3}-([A-Za-z]{2})\b/g)) {
    const country = region.toUpperCase()
    if (isCountry(country)) return country
  }
  return null
}

/** The currency charged in a country; EUR where the country is unknown. */
export const currencyOf = (country: string | null | undefined): Currency =>
  isCountry(country) ? currencyByCountry[country] : 'EUR'

/** EEA and United Kingdom: no surcharge on consumer cards and SEPA, at least 14 days to withdraw. */
export const consumerLawCountries: readonly Country[] = [
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'GB',
  'PL',
  'DK',
  'SE',
  'NO',
  'FI',
]

/** Section 9: in the chat, lander and empty layouts, the entry warning shows only in these countries. */
export const entryWarningCountries: readonly Country[] = ['NL', 'DE']
