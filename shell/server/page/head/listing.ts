import { languageParam, localeTag } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Route } from '@duetto/shared/platform'
import type { RouteHead } from '../siteRoutes'

/** URLs of the page for search engines. */
export interface Listing {
  /** Canonical URL, with the `lang` parameter if the request has it. */
  canonical: string
  /** URLs by language tag. `x-default` is the URL without a language. */
  alternates: Readonly<Record<string, string>>
}

interface ListingInput {
  route: Route | null
  head: RouteHead
  url: URL
  origin: string
  locales: readonly Locale[]
}

/** Of the shell's pages, search engines may list the legal texts and help. */
const isOwnListed = ({ id, owner }: Route): boolean =>
  owner === 'shell' && (id.startsWith('pages-') || id === 'token')

export const isListed = (route: Route, head: Pick<RouteHead, 'isListed'>): boolean =>
  route.access !== 'members' && (head.isListed || isOwnListed(route))

/** Returns the URLs for search engines; null for a page that they must not list. */
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
