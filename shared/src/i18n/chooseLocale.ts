import { allLocales, defaultLocale, isCountry, isLocale, localesByCountry } from '../domain'
import type { Locale } from '../domain'

interface LocaleSignals {
  requested?: string | null
  cookie?: string | null
  acceptLanguage?: string | null
  country?: string | null
  domainLanguage?: string | null
  isPinned?: boolean
  supported?: readonly Locale[]
}

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

/** LOCALE-04. Falls back to all of `supported` if the country is unlisted or has none of them. */
export const localesIn = (country: string | null, supported: readonly Locale[] = allLocales): Locale[] => {
  const listed = isCountry(country) ? localesByCountry[country] : undefined
  const offered = supported.filter((locale) => !listed || listed.includes(locale))
  return offered.length > 0 ? offered : [...supported]
}

/** LOCALE-03, docs/decisions/0024. If `isDetected`, the caller must store the locale in the cookie. */
export const chooseLocale = ({
  requested,
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
  if (isSupported(requested)) return { locale: requested, isDetected: !hasCookie }
  if (hasCookie) return { locale: cookie, isDetected: false }
  if (isSupported(detected)) return { locale: detected, isDetected: true }
  const fallback = [domainLanguage, ...wanted, defaultLocale, supported[0]].find(isSupported)
  return { locale: fallback ?? defaultLocale, isDetected: false }
}
