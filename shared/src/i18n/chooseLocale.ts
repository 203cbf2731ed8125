import { allLocales, defaultLocale, isCountry, isLocale, localesByCountry } from '../domain'
import type { Locale } from '../domain'

interface LocaleSignals {
  /** Requested by the address (`languageParam`). */
  asked?: string | null
  /** Value of the cookie i18n_redirected: a choice or an earlier detection. */
  cookie?: string | null
  /** Header Accept-Language, or `navigator.languages` joined. */
  acceptLanguage?: string | null
  /** The visitor's country: the browser's language counts if it is offered there. */
  country?: string | null
  /** settings.domain_language. */
  domainLanguage?: string | null
  /** settings.pin_domain_language: the browser's language does not count. */
  isPinned?: boolean
  /** Locales enabled in this installation. */
  supported?: readonly Locale[]
}

/** Languages of an Accept-Language header, best first; `nb` and `nn` are our `no`. */
export const readAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
      return { tag: tag.trim().split('-')[0] ?? '', q: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => (tag === 'nb' || tag === 'nn' ? 'no' : tag))

/** Locales offered in a country (LOCALE-04), among those enabled; all if the country is not listed. */
export const localesIn = (country: string | null, supported: readonly Locale[] = allLocales): Locale[] => {
  const listed = isCountry(country) ? localesByCountry[country] : undefined
  const offered = supported.filter((locale) => !listed || listed.includes(locale))
  return offered.length > 0 ? offered : [...supported]
}

/**
 * The locale of a page (LOCALE-03, docs/decisions/0024), and whether to store it in the cookie: the locale in its
 * address, the cookie, the best of the browser's languages that the country offers, then the
 * site's domain_language, then English.
 */
export const chooseLocale = ({
  asked,
  cookie,
  acceptLanguage,
  country = null,
  domainLanguage,
  isPinned = false,
  supported = allLocales,
}: LocaleSignals): { locale: Locale; isDetected: boolean } => {
  const isSupported = (value: unknown): value is Locale => isLocale(value) && supported.includes(value)
  const offered: readonly string[] = localesIn(country, supported)
  const wanted = readAcceptLanguage(acceptLanguage ?? '')
  const detected = isPinned ? undefined : wanted.find((language) => offered.includes(language))
  const hasCookie = isSupported(cookie)
  if (isSupported(asked)) return { locale: asked, isDetected: !hasCookie }
  if (hasCookie) return { locale: cookie, isDetected: false }
  if (isSupported(detected)) return { locale: detected, isDetected: true }
  const fallback = [domainLanguage, ...wanted, defaultLocale, supported[0]].find(isSupported)
  return { locale: fallback ?? defaultLocale, isDetected: false }
}
