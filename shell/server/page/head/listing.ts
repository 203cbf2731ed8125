import { languageParam, localeTag } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Route } from '@duetto/shared/platform'
import type { RouteHead } from '../siteRoutes'

export interface Listing {
  canonical: string
  /** URLs by language tag. `x-default` is the URL without a language parameter. */
  alternates: Readonly<Record<string, string>>
}

interface ListingInput {
  route: Route | null
  head: RouteHead
  url: URL
  origin: string
  locales: readonly Locale[]
}

const isOwnListed = ({ id, owner }: Route): boolean =>
  owner === 'shell' && (id.startsWith('pages-') || id === 'token')

export const isListed = (route: Route, head: Pick<RouteHead, 'isListed'>): boolean =>
  route.access !== 'members' && (head.isListed || isOwnListed(route))

export const listingOf = ({ route, head, url, origin, locales }: ListingInput): Listing | null => {
  if (!route || !isListed(route, head)) return null
  const plain = `${origin}${url.pathname}`
  const inLanguage = (locale: Locale): string => `${plain}?${languageParam}=${locale}`
  const requested = locales.find((locale) => locale === url.searchParams.get(languageParam))
  return {
    canonical: requested ? inLanguage(requested) : plain,
    alternates: {
      ...Object.fromEntries(locales.map((locale) => [localeTag[locale], inLanguage(locale)])),
      'x-default': plain,
    },
  }
}
