import { escapeHtml, languageParam, localeTag } from '@duetto/shared/domain'
import { fillSlots } from '@duetto/shared/platform/prerender'
import { fontCss, themeColours, tokensCss } from '@duetto/shared/theme'
import { discreetCss, tabIcon } from '../../common/discreetCss'
import { answerPartsKey } from '../../common/answerParts'
import { bootElementId, rootElementId, styleKey, traceMetaName } from '../../common/BootData'
import type { BootData } from '../../common/BootData'
import { pageTitle } from '../../browser/host/platform/createTitle'
import { renderFaces } from './faces'
import { renderFaceStyles } from './faceStyles'
import type { DataPart, InitialData } from './initialData/initialData'
import type { PublishedSkeletons } from '@duetto/shared/registry'
import type { Listing } from './head/listing'
import type { Frame } from './frame/renderFrame'
import type { Preload } from '../remotes/preloads'
import type { SentPage } from './prerendered/sentPageOf'

/** JSON inside a script element: `<` and line separators are escaped. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What a page is made of. */
export interface PageInput {
  boot: BootData
  nonce: string
  /** The shell's own script. */
  script: { src: string; integrity: string }
  preloads: readonly Preload[]
  frame: Frame
  /** Of the remote, and which one it is. */
  sent: (SentPage & { remote: string }) | null
  /** Shown in the remote's place until it renders. */
  skeleton: PublishedSkeletons[string] | null
  /** Title of the route in the page's language. */
  heading: string | null
  /** For the fields of a form that is sent. */
  typed: Record<string, string>
  /** Of this page's span (W3C), where it is recorded. */
  traceparent?: string
  description: string
  /** Null where search engines are not to list the page. */
  listing: Listing | null
}

const preloadTag = (preload: Preload, isPageWhole: boolean): string => {
  const { href, as, integrity, isAnonymous, later } = preload
  if (later === 'idle') return `<link rel="prefetch" as="${as}" href="${escapeHtml(href)}">`
  const type = as === 'font' ? ' type="font/woff2"' : ''
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${type}${hash}${isAnonymous ? ' crossorigin="anonymous"' : ''}${isPageWhole || later ? ' fetchpriority="low"' : ''}>`
}

const isPrerendered = ({ sent }: PageInput): boolean => sent?.kind === 'whole'

const ownScript = ({ script, nonce }: PageInput): string =>
  `src="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" nonce="${nonce}"`

/**
 * Fetches the scripts early. A prerendered page fetches them when it starts instead, so that its fonts and portraits get the
 * bandwidth first.
 */
const scriptPreloads = ({ preloads, script }: PageInput): string =>
  [
    ...preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload, false)),
    `<link rel="preload" as="script" href="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" fetchpriority="low">`,
  ].join('\n')

/**
 * Starts the shell. `async` because the document stays open while answers are pending; a deferred script would wait for them.
 * On a prerendered page it also paints 20 to 60 ms earlier (phone, medians of 7 to 15).
 */
const startTags = (input: PageInput): string => {
  const early = isPrerendered(input)
    ? input.preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload, true))
    : []
  return [...early, `<script ${ownScript(input)} async fetchpriority="low"></script>`].join('\n')
}

const styles = `${fontCss('/f/')}${tokensCss}${discreetCss}`
/** The browser's toolbar has the colour of the page. */
const barColour = { light: themeColours('light').bg, dark: themeColours('dark').bg }

/** What only a script makes work is not there without one. */
const scriptlessCss = '[data-scripted],[data-shape]{display:none!important}'

const placeOf = ({ kind, html }: SentPage): string =>
  kind === 'whole' ? `<div data-sent>${html}</div>` : `<noscript>${html}</noscript>`

/** A placeholder is labelled as one from the first paint. */
const withHeading = (html: string, heading: string | null): string =>
  heading === null
    ? html
    : html.replace(/(<div[^>]* data-heading=""[^>]*>)(?=<\/div>)/g, (place) => place + escapeHtml(heading))

/** The frame with what is sent of the remote's page in its place. */
const bodyOf = ({ frame, sent, skeleton, heading, typed }: PageInput): string => {
  const page = sent
    ? fillSlots(placeOf(sent), { ...typed, fictional_singular: frame.fictional }, escapeHtml)
    : ''
  return fillSlots(frame.html, { page, skeleton: withHeading(skeleton?.html ?? '', heading) }, (html) => html)
}

/** The page without its data: the rendered frame, and everything that the shell needs to hydrate it. */
export const renderPage = (input: PageInput): string => {
  const { boot, nonce, preloads, frame, sent, skeleton, description, listing, traceparent } = input
  const { settings, locale, theme, isDiscreet } = boot
  const title = isDiscreet ? settings.discreet_name : pageTitle(boot.title, settings.name, 0)
  const marks = `${theme ? ` data-theme="${theme}"` : ''}${isDiscreet ? ' data-discreet' : ''}`
  return `<!doctype html>
<html lang="${localeTag[locale]}"${marks}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${listingTags(listing)}${traceTag(traceparent)}
<meta name="rating" content="adult">
<meta name="theme-color" content="${barColour.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${barColour.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${isDiscreet ? tabIcon.discreet : tabIcon.own}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest?${languageParam}=${locale}">
${preloads
  .filter(({ as }) => as === 'font')
  .map((preload) => preloadTag(preload, false))
  .join('\n')}
${isPrerendered(input) ? '' : scriptPreloads(input)}
<style nonce="${nonce}">${styles}</style>
<style data-emotion="${styleKey} ${frame.styleNames}" nonce="${nonce}">${frame.css}</style>
${
  sent ? `<style data-emotion="${sent.remote} ${sent.styleNames}" nonce="${nonce}">${sent.css}</style>\n` : ''
}${skeleton ? `<style nonce="${nonce}">${skeleton.css}</style>\n` : ''}<noscript><style nonce="${nonce}">${scriptlessCss}</style></noscript>
</head>
<body>
<div id="${rootElementId}">${bodyOf(input)}</div>
<script type="application/json" id="${bootElementId}" nonce="${nonce}">${inlineJson(boot)}</script>
${isPrerendered(input) ? '' : startTags(input)}
`
}

/** The scripts of a recorded page carry it in their calls. */
const traceTag = (traceparent: string | undefined): string =>
  traceparent ? `\n<meta name="${traceMetaName}" content="${escapeHtml(traceparent)}">` : ''

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

/** Answers received so far, and their portraits. */
const renderPart = ({ pictures = [], ...part }: DataPart, input: PageInput): string => {
  const { nonce, frame } = input
  const faces = isPrerendered(input)
    ? renderFaceStyles(pictures, nonce)
    : renderFaces({ pictures, label: frame.fictional, nonce, escape: escapeHtml })
  return `${faces}<script nonce="${nonce}">(self.${answerPartsKey}??=[]).push(${inlineJson(part)})</script>\n`
}

/** The page in the parts in which it is sent. */
export async function* pageParts(input: PageInput, { parts, prompt }: InitialData): AsyncIterable<string> {
  yield renderPage(input)
  // A prerendered page starts its scripts once, after the prompt answers.
  const scriptsDue = isPrerendered(input) ? prompt.then(() => 'scripts' as const) : null
  const reader = parts[Symbol.asyncIterator]()
  let next = reader.next()
  let isStarted = scriptsDue === null
  for (;;) {
    const part = await (isStarted || !scriptsDue ? next : Promise.race([next, scriptsDue]))
    if (part === 'scripts') {
      isStarted = true
      yield startTags(input)
    } else if (part.done) break
    else {
      yield renderPart(part.value, input)
      next = reader.next()
    }
  }
  yield `${isStarted ? '' : startTags(input)}
</body>
</html>
`
}

/** Shown while the API, or the remote that may draw the page, has not been there since the server's start. */
export const unavailablePage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10"><title>Back in a moment</title><style nonce="${nonce}">${tokensCss}</style></head>
<body><main><h1>Back in a moment</h1><p>The site is being started. This page tries again by itself.</p></main></body></html>
`
