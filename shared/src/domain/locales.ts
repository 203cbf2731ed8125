import type { Country } from './countries'

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
export const allLocales = Object.keys(locales) as Locale[]

const of = (fact: 'tag' | 'name') =>
  Object.fromEntries(allLocales.map((locale) => [locale, locales[locale][fact]])) as Record<Locale, string>
export const localeTag = /* @__PURE__ */ of('tag')
export const localeNames = /* @__PURE__ */ of('name')

export const defaultLocale: Locale = 'en'
export const languageParam = 'lang'
export const localeCookie = 'i18n_redirected'

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (allLocales as readonly string[]).includes(value)

/** Unlisted countries get all languages (specification, section 1). */
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

/** BCP 47 tag for dates and numbers, such as `en-GB`. */
export const localeTagIn = (locale: Locale, country: Country | null): string => {
  const isLocal = country !== null && (localesByCountry[country]?.includes(locale) ?? false)
  if (isLocal) return `${localeTag[locale]}-${country}`
  // Countries without English are all European, so use English for Europe: day before month, 24-hour clock.
  return locale === 'en' && country !== null ? 'en-150' : localeTag[locale]
}
