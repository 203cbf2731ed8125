import type { Country } from './countries'

export const allLocales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'sv'] as const
export type Locale = (typeof allLocales)[number]
export const defaultLocale: Locale = 'en'
/** Cookie that holds the visitor's choice; kept `timings.localeCookieDays`. */
export const localeCookie = 'i18n_redirected'

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (allLocales as readonly string[]).includes(value)

/** Section 1: which locales a country is offered. A country not listed is offered all. */
export const localesByCountry: Partial<Record<Country, readonly Locale[]>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
}

/** BCP 47 tags for dates, numbers and `lang`; "no" is written as Bokmål. */
export const localeTag: Record<Locale, string> = {
  da: 'da',
  de: 'de',
  en: 'en',
  es: 'es',
  fi: 'fi',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  no: 'nb',
  pl: 'pl',
  sv: 'sv',
}

/**
 * The tag for dates and numbers of a visitor: their country's habits where the language is one of the country's
 * (day before month in British English), else the language's own.
 */
export const localeTagIn = (locale: Locale, country: Country | null): string => {
  const isLocal = country !== null && (localesByCountry[country]?.includes(locale) ?? false)
  return isLocal ? `${localeTag[locale]}-${country}` : localeTag[locale]
}
