import type { Country } from './countries'

export const allLocales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'sv'] as const
export type Locale = (typeof allLocales)[number]
export const defaultLocale: Locale = 'en'
/** Parameter of an address that asks for a page in a language: links of search engines have it. */
export const languageParam = 'lang'
/** Cookie with the visitor's choice; kept for `timings.localeCookieDays`. */
export const localeCookie = 'i18n_redirected'

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (allLocales as readonly string[]).includes(value)

/** Section 1: the locales offered per country. Countries not listed get all. */
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

/** BCP 47 tags for dates, numbers and `lang`; "no" maps to Bokmål. */
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
 * The tag for a visitor's dates and numbers: regional conventions if the language is spoken in their country
 * (day before month in British English), otherwise the language's default.
 */
export const localeTagIn = (locale: Locale, country: Country | null): string => {
  const isLocal = country !== null && (localesByCountry[country]?.includes(locale) ?? false)
  if (isLocal) return `${localeTag[locale]}-${country}`
  // The other countries lie in Europe, where nobody writes the month first or counts hours to twelve.
  return locale === 'en' && country !== null ? 'en-150' : localeTag[locale]
}
