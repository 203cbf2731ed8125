import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export interface Weight {
  /** Size in bytes after Brotli at quality 11, as in a release. The test build compresses less. */
  scripts: number
  styles: number
  pictures: number
  films: number
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

const scriptBytes = new Map<string, Promise<number>>()
const weighScript = (page: Page, url: string): Promise<number> => {
  const known =
    scriptBytes.get(url) ??
    page.request
      .get(url)
      .then((answer) => answer.body())
      .then((body) => brotliCompressSync(body).length)
  scriptBytes.set(url, known)
  return known
}

export const weighPage = async (page: Page, path: string): Promise<Weight> => {
  const client = await page.context().newCDPSession(page)
  const images = new Set<string>()
  const imageBytes = new Map<string, number>()
  const scripts = new Set<string>()
  client.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    // Skip prefetches, which have this priority in Chromium.
    if (request.initialPriority === 'VeryLow') return
    if (request.url.endsWith('.js')) scripts.add(request.url)
    else if (type === 'Image') images.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) imageBytes.set(requestId, encodedDataLength)
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
    scripts: sum(await Promise.all([...scripts].map((url) => weighScript(page, url)))),
    styles: sum([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css.length)),
    pictures: sum(imageBytes.values()),
    films: Math.max(0, ...films),
  }
}
