import type { Country } from './countries'

/**
 * The languages: each with its BCP 47 tag for dates, numbers and `lang` ("no" maps to Bokmål), and its own name.
 */
const locales = {
  da: { tag: 'da', name: 'Dansk' },
  de: { tag: 'de', name: 'Deutsch' },
  en: { tag: 'en', name: 'English' },
  es: { tag: 'es', name: 'Español' },
  fi: { tag: 'fi', name: 'Suomi' },
  fr: { tag: 'fr', name: 'Français' },
  it: { tag: 'it', name: 'Italiano' },
  nl: { tag: 'nl', name: 'Nederlands' },
  no: { tag: 'nb', name: 'Norsk' },
  pl: { tag: 'pl', name: 'Polski' },
  sv: { tag: 'sv', name: 'Svenska' },
} as const

export type Locale = keyof typeof locales
export const allLocales = Object.keys(locales) as [Locale, ...Locale[]]

const of = (fact: 'tag' | 'name') =>
  Object.fromEntries(allLocales.map((locale) => [locale, locales[locale][fact]])) as Record<Locale, string>
export const localeTag = /* @__PURE__ */ of('tag')
export const localeNames = /* @__PURE__ */ of('name')

export const defaultLocale: Locale = 'en'
/** Query parameter that requests a page in a language; used in links of search engines. */
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

/**
 * The tag for a visitor's dates and numbers: regional conventions if the language is spoken in their country
 * (day before month in British English), otherwise the language's default.
 */
export const localeTagIn = (locale: Locale, country: Country | null): string => {
  const isLocal = country !== null && (localesByCountry[country]?.includes(locale) ?? false)
  if (isLocal) return `${localeTag[locale]}-${country}`
  // The other countries are European and use day-month order and a 24-hour clock.
  return locale === 'en' && country !== null ? 'en-150' : localeTag[locale]
}
