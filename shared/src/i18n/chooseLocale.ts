import { allLocales, defaultLocale, isCountry, isLocale, localesByCountry } from '../domain'
import type { Locale } from '../domain'

interface LocaleSignals {
  /** Requested by the address (`languageParam`). */
  asked?: string | null
  /** Value of the cookie i18n_redirected. */
  cookie?: string | null
  /** Header Accept-Language, or `navigator.languages` joined. */
  acceptLanguage?: string | null
  /** settings.domain_language. */
  domainLanguage?: string | null
  /** Locales enabled in this installation. */
  supported?: readonly Locale[]
}

/** Languages of an Accept-Language header, best first; `nb` and `nn` are our `no`. */
export const readAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params.find((param) => param.trim().startsWith('q='))
      return { tag: tag.toLowerCase().split('-')[0] ?? '', q: quality ? Number(quality.split('=')[1]) : 1 }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => (tag === 'nb' || tag === 'nn' ? 'no' : tag))

/**
 * The locale of a page (LOCALE-03): what its address asks for, the cookie, then the site's domain_language if supported, then the
 * browser's languages, then English.
 */
export const chooseLocale = ({
  asked,
  cookie,
  acceptLanguage,
  domainLanguage,
  supported = allLocales,
}: LocaleSignals): Locale => {
  const isSupported = (value: unknown): value is Locale => isLocale(value) && supported.includes(value)
  if (isSupported(asked)) return asked
  if (isSupported(cookie)) return cookie
  if (isSupported(domainLanguage)) return domainLanguage
  const wanted = readAcceptLanguage(acceptLanguage ?? '').find(isSupported)
  if (isSupported(wanted)) return wanted
  return supported.includes(defaultLocale) ? defaultLocale : (supported[0] ?? defaultLocale)
}

/** Locales offered in a country (LOCALE-04), among those enabled; all if the country is not listed. */
export const localesIn = (country: string | null, supported: readonly Locale[] = allLocales): Locale[] => {
  const listed = isCountry(country) ? localesByCountry[country] : undefined
  const offered = supported.filter((locale) => !listed || listed.includes(locale))
  return offered.length > 0 ? offered : [...supported]
}
