import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { openPage } from './measure.mjs'

const openerPolicy = 'cross-origin-opener-policy'

const flatten = () => {
  const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const copy = document.documentElement.cloneNode(true)
  for (const element of copy.querySelectorAll('script, style, noscript, link[rel=prefetch], link[as=script]'))
    element.remove()
  const style = document.createElement('style')
  style.textContent = styles.join('\n')
  copy.querySelector('head').append(style)
  return `<!doctype html>${copy.outerHTML}`
}

export const serveStatic = (port, site) => {
  const pages = new Map()
  const respond = async (request, response) => {
    const kept = pages.get(request.url)
    if (kept) {
      response.writeHead(200, kept.headers)
      return response.end(kept.html)
    }
    const answer = await fetch(`${site}${request.url}`, { headers: { cookie: request.headers.cookie ?? '' } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(port)
  return {
    close: () => server.close(),
    keep: async (instance, path, prepare) => {
      const { page, context } = await openPage(instance, 'desktop', prepare)
      await page.setViewportSize({ width: 390, height: 844 })
      const answer = await page.goto(`${site}${path}`, { waitUntil: 'load' })
      await page.waitForTimeout(3000)
      const name = `/__static${path}`
      pages.set(name, {
        html: brotliCompressSync(await page.evaluate(flatten)),
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          // Makes the browser start another renderer, which takes a phone about 50 ms whatever the page.
          [openerPolicy]: answer?.headers()[openerPolicy] ?? '',
        },
      })
      await context.close()
      return `http://localhost:${port}${name}`
    },
  }
}
