import type { Page } from '@playwright/test'

/** Bytes that a page transfers in a browser without a cache. */
export interface Weight {
  scripts: number
  /** Styles in the document, before compression. */
  styles: number
  pictures: number
  /** The largest of the formats from which a browser chooses. */
  films: number
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

/** Opens the page and weighs what it requests until the network is idle, without what it prefetches. */
export const weighPage = async (page: Page, path: string): Promise<Weight> => {
  const client = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = { Script: new Map<string, number>(), Image: new Map<string, number>() }
  client.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    // Chromium uses this priority only for `<link rel="prefetch">`.
    if (request.initialPriority !== 'VeryLow')
      kinds.set(requestId, request.url.endsWith('.js') ? 'Script' : type)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script' || kind === 'Image') bytes[kind].set(requestId, encodedDataLength)
  })
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const html = (await (await page.goto(path))?.text()) ?? ''
  await page.waitForLoadState('networkidle')
  await client.detach()
  const sources = await page
    .locator('video source')
    .evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).src))
  const films = await Promise.all(
    sources.map(async (source) => Number((await page.request.head(source)).headers()['content-length'])),
  )
  return {
    scripts: sum(bytes.Script.values()),
    styles: sum([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css.length)),
    pictures: sum(bytes.Image.values()),
    films: Math.max(0, ...films),
  }
}
