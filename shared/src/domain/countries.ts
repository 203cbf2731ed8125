const currencyByCountry = {
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
export const currencies = [...new Set<Currency>(Object.values(currencyByCountry))]

export const isCountry = (value: unknown): value is Country =>
  typeof value === 'string' && Object.hasOwn(currencyByCountry, value)

const countryOfTag = (tag: string): string | undefined => {
  try {
    const locale = new Intl.Locale(tag)
    return locale.region ?? (locale.language === 'en' ? undefined : locale.maximize().region)
  } catch {
    return undefined
  }
}

/** Limits the work for a hostile header. */
const MAX_LANGUAGES = 10

/**
 * Returns the first served country in an Accept-Language header, ignoring quality values. A language without a region,
 * except English, implies its most likely country.
 */
export const countryOfLanguages = (header: string | undefined): Country | null => {
  for (const part of (header ?? '').split(',', MAX_LANGUAGES)) {
    const country = countryOfTag((part.split(';', 1)[0] ?? '').trim())
    if (isCountry(country)) return country
  }
  return null
}

export const currencyOf = (country: string | null | undefined): Currency =>
  isCountry(country) ? currencyByCountry[country] : 'EUR'

/**
 * Served countries in the EEA, plus the United Kingdom. Their laws forbid surcharges on consumer cards and SEPA
 * payments and grant a withdrawal period.
 */
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

/** Countries whose entry warning also covers pages with the chat, lander or empty layout (specification, section 9). */
export const entryWarningCountries: readonly Country[] = ['NL', 'DE']
