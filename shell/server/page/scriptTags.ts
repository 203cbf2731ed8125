import { escapeHtml } from '@duetto/shared/domain'
import type { Preload } from '../remotes/preloads'
import type { PageInput } from './PageInput'

export const preloadTag = (preload: Preload, isLowPriority = false): string => {
  const { href, as, integrity, isAnonymous, later } = preload
  if (later === 'idle') return `<link rel="prefetch" as="${as}" href="${escapeHtml(href)}">`
  const type = as === 'font' ? ' type="font/woff2"' : ''
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${type}${hash}${isAnonymous ? ' crossorigin="anonymous"' : ''}${isLowPriority || later ? ' fetchpriority="low"' : ''}>`
}

/** Whether the page's content is visible before any script runs. */
export const isPrerendered = ({ prerendered }: PageInput): boolean => prerendered.page?.mode === 'hydrate'

/**
 * Preload tags for the head of a page that is not prerendered. Prerendered pages preload scripts later, in `startTags`,
 * so that fonts and portraits load first.
 */
export const scriptPreloads = ({ preloads, script }: PageInput): string =>
  [
    ...preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload)),
    `<link rel="preload" as="script" href="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" fetchpriority="low">`,
  ].join('\n')

/**
 * Script tag that starts the shell, preceded by preloads if the page is prerendered. `async`, because a deferred script
 * would wait for the streamed data.
 */
export const startTags = (input: PageInput): string => {
  const { preloads, script, nonce } = input
  const early = isPrerendered(input)
    ? preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload, true))
    : []
  const attributes = `src="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" nonce="${nonce}"`
  return [...early, `<script ${attributes} async fetchpriority="low"></script>`].join('\n')
}
