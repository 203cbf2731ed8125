import { escapeHtml, timings } from '@duetto/shared/domain'
import { bootElementId } from '../../common/BootData'
import { chunkReloadKey } from '../../common/chunkReload'
import type { Preload } from '../remotes/preloads'
import { inlineJson } from './inlineJson'
import type { PageInput } from './PageInput'

export const preloadTag = (preload: Preload, isLowPriority = false): string => {
  const { href, as, integrity, isAnonymous, later } = preload
  if (later === 'idle') return `<link rel="prefetch" as="${as}" href="${escapeHtml(href)}">`
  const type = as === 'font' ? ' type="font/woff2"' : ''
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${type}${hash}${isAnonymous ? ' crossorigin="anonymous"' : ''}${isLowPriority || later ? ' fetchpriority="low"' : ''}>`
}

export const isPrerendered = ({ prerendered }: PageInput): boolean => prerendered.page?.mode === 'hydrate'

/** Prerendered pages omit these, so that fonts and portraits load first (see `startTags`). */
export const scriptPreloads = ({ preloads, script }: PageInput): string =>
  [
    ...preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload)),
    `<link rel="preload" as="script" href="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" fetchpriority="low">`,
  ].join('\n')

const MAX_WAIT_MS = 800

/** Reloads the page if the shell's script fails to load, as `reloadOnLostChunk` does for later scripts. */
const reloadOnError = (script: string) => `${script}.onerror = () => {
try {
  const now = Date.now()
  if (!navigator.onLine || now - Number(sessionStorage.getItem('${chunkReloadKey}')) < ${timings.chunkReloadGuardMs}) return
  sessionStorage.setItem('${chunkReloadKey}', now)
} catch { return }
location.reload()
}`

/**
 * Waits for a frame, then for the high-priority images and the preloaded portraits, at most `MAX_WAIT_MS`, because over
 * HTTP/1.1, scripts compete with images for bandwidth whatever their priority. An `Image` stands for each portrait's
 * link, whose load event may have passed. Hidden pages have no frames.
 */
const insertAfterPictures = `{
const { content } = document.currentScript.previousElementSibling
${reloadOnError("content.querySelector('script')")}
const maxWait = new Promise((done) => setTimeout(done, ${MAX_WAIT_MS}))
const frame = new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))
const settled = (image) => new Promise((done) => (image.onload = image.onerror = done))
const waitForPictures = () => {
const images = [...document.querySelectorAll('img[fetchpriority=high]')].filter(({ complete }) => !complete)
const portraits = [...document.querySelectorAll('link[imagesrcset]')].map(({ imageSizes, imageSrcset }) =>
Object.assign(new Image(), { sizes: imageSizes, srcset: imageSrcset }))
return Promise.all([...images, ...portraits].map(settled))
}
Promise.race([maxWait, frame.then(waitForPictures)]).finally(() => document.body.append(content))
}`

/**
 * The shell's script is `async`, because a deferred one would wait for the streamed data. The boot data comes here,
 * because its 14 kB would delay the visible part of the page.
 */
export const startTags = (input: PageInput): string => {
  const { boot, preloads, script, nonce } = input
  const data = `<script type="application/json" id="${bootElementId}" nonce="${nonce}">${inlineJson(boot)}</script>\n`
  const attributes = `src="${escapeHtml(script.src)}" integrity="${escapeHtml(script.integrity)}" crossorigin="anonymous" nonce="${nonce}"`
  const start = `<script ${attributes} async fetchpriority="low"></script>`
  if (!isPrerendered(input))
    return `${data}${start}<script nonce="${nonce}">${reloadOnError('document.currentScript.previousElementSibling')}</script>`
  const early = preloads.filter(({ as }) => as === 'script').map((preload) => preloadTag(preload, true))
  return `${data}<template>${early.join('')}${start}</template><script nonce="${nonce}">${insertAfterPictures}</script>`
}
