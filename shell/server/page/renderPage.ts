import { brandIconPath, escapeHtml, languageParam, localeTag } from '@duetto/shared/domain'
import { fillSlots } from '@duetto/shared/platform/prerender'
import { tabIconsOf } from '../../common/tabIcons'
import { rootElementId, styleKey, traceMetaName } from '../../common/BootData'
import { pageTitle } from '../../browser/host/platform/createTitle'
import type { Listing } from './head/listing'
import { inlineJson } from './inlineJson'
import { lookOf } from './look'
import type { PageInput } from './PageInput'
import type { Fragment, Prerendered } from './prerendered/choosePrerendered'
import { isPrerendered, preloadTag, scriptPreloads, startTags } from './scriptTags'

const noscriptCss = '[data-scripted],[data-shape]{display:none!important}'

const styleTag = ({ css, styleKey: key, styleNames }: Omit<Fragment, 'html'>, nonce: string): string =>
  `<style data-emotion="${key} ${styleNames}" nonce="${nonce}">${css}</style>\n`

/** A skeleton is never hydrated, so its style element needs no `data-emotion`. */
const pageStyle = (page: Prerendered['page'], nonce: string): string => {
  if (page?.mode === 'hydrate') return styleTag(page, nonce)
  return page ? `<style nonce="${nonce}">${page.css}</style>\n` : ''
}

const withHeading = (html: string, heading: string | null): string =>
  heading === null
    ? html
    : html.replace(/(<div[^>]* data-heading=""[^>]*>)(?=<\/div>)/g, (place) => place + escapeHtml(heading))

const bodyOf = ({ boot, frame, prerendered: { page, noscript }, heading, typed }: PageInput): string => {
  const fill = (html: string) =>
    fillSlots(
      html,
      { ...typed, fictional_singular: frame.fictional, site_name: boot.settings.name },
      escapeHtml,
    )
  const pageHtml = page?.mode === 'hydrate' ? `<div data-sent>${fill(page.html)}</div>` : page?.html
  return fillSlots(
    frame.html,
    {
      prerendered: withHeading(pageHtml ?? '', page?.mode === 'replace' ? heading : null),
      noscript: noscript ? `<noscript>${fill(noscript.html)}</noscript>` : '',
    },
    (html) => html,
  )
}

export const renderPage = (input: PageInput): string => {
  const { boot, nonce, preloads, frame, prerendered, description, listing, structured, traceparent } = input
  const { page, noscript } = prerendered
  const { settings, locale, theme, isDiscreet } = boot
  const title = isDiscreet ? settings.discreet_name : pageTitle(boot.title, settings.name, 0)
  const { css, palettes } = lookOf(settings)
  const marks = `${theme ? ` data-theme="${theme}"` : ''}${isDiscreet ? ' data-discreet' : ''}`
  return `<!doctype html>
<html lang="${localeTag[locale]}"${marks}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${listingTags(listing)}${linkTags(input)}${structuredTag(structured, nonce)}${traceTag(traceparent)}
<meta name="rating" content="adult">
<meta name="theme-color" content="${palettes.light.bg}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${palettes.dark.bg}" media="(prefers-color-scheme: dark)">
${iconTags(settings.brand.icon, isDiscreet)}
<link rel="manifest" href="/manifest.webmanifest?${languageParam}=${locale}">
${preloads
  .filter(({ as }) => as === 'font')
  .map((preload) => preloadTag(preload))
  .join('\n')}
${isPrerendered(input) ? '' : scriptPreloads(input)}
<style nonce="${nonce}">${css}</style>
${styleTag({ ...frame, styleKey }, nonce)}${noscript ? styleTag(noscript, nonce) : ''}${pageStyle(page, nonce)}<noscript><style nonce="${nonce}">${noscriptCss}</style></noscript>
</head>
<body>
<div id="${rootElementId}">${bodyOf(input)}</div>
${isPrerendered(input) ? '' : startTags(input)}
`
}

const iconTags = (icon: string, isDiscreet: boolean): string => {
  const { own, discreet } = tabIconsOf(icon)
  const tab = isDiscreet ? discreet : own
  const type = tab.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return `<link rel="icon" href="${tab}" type="${type}">
<link rel="apple-touch-icon" href="${icon ? brandIconPath(icon, 'apple.png') : '/icons/apple-touch-icon.png'}">`
}

const structuredTag = (structured: object | null, nonce: string): string =>
  structured ? `\n<script type="application/ld+json" nonce="${nonce}">${inlineJson(structured)}</script>` : ''

const traceTag = (traceparent: string | undefined): string =>
  traceparent ? `\n<meta name="${traceMetaName}" content="${escapeHtml(traceparent)}">` : ''

const linkTags = ({ boot, description, linkPicture, listing }: PageInput): string => {
  if (!linkPicture || boot.isDiscreet) return ''
  const { settings, locale, title } = boot
  const facts = {
    type: 'website',
    site_name: settings.name,
    title: title ?? settings.name,
    description,
    locale: localeTag[locale].replace('-', '_'),
    ...(listing && { url: listing.canonical }),
    image: linkPicture.url,
    'image:type': linkPicture.type,
    'image:width': String(linkPicture.width),
    'image:height': String(linkPicture.height),
    'image:alt': linkPicture.alt,
  }
  const card = linkPicture.width > linkPicture.height ? 'summary_large_image' : 'summary'
  return [
    ...Object.entries(facts).map(
      ([name, value]) => `\n<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    `\n<meta name="twitter:card" content="${card}">`,
  ].join('')
}

const listingTags = (listing: Listing | null): string => {
  if (!listing) return '<meta name="robots" content="noindex">'
  const { canonical, alternates } = listing
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(alternates).map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
  ].join('\n')
}
