import { escapeHtml } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { listingOf } from './listing'
import type { SiteRoutes } from '../siteRoutes'

export const sitemapXml = (
  { all, headOf }: Pick<SiteRoutes, 'all' | 'headOf'>,
  { origin, locales }: { origin: string; locales: readonly Locale[] },
): string => {
  const pages = all.flatMap((route) => {
    const path = route.path.replace(/\/:\w+\?.*$/, '') || '/'
    if (path.includes(':')) return []
    const url = new URL(path, origin)
    const listing = listingOf({ route, head: headOf(route, 'en'), url, origin, locales })
    if (!listing) return []
    const links = Object.entries(listing.alternates).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    return [`<url><loc>${escapeHtml(listing.canonical)}</loc>${links.join('')}</url>`]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}
