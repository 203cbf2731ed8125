/** @jest-environment node */
import { join } from 'node:path'
import { palettesOf } from '@duetto/shared/brand'
import { noBrand } from '@duetto/shared/domain'
import Fastify from 'fastify'
import { sendError } from '../../edge/refusals'
import { registerServiceWorker } from './serviceWorker'

const serve = async (siteData: () => Promise<unknown>) => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  registerServiceWorker(app, join(__dirname, '../../../serviceworker/sw.js'), siteData as never)
  return app.inject('/sw.js')
}
const siteWith = (brand: object) => async () => ({ settings: { brand: { ...noBrand, ...brand } } })

const offlinePage = async (script: string): Promise<string> => {
  let page: Promise<Response> | undefined
  const self = {
    navigator: { languages: ['en'] },
    addEventListener: (type: string, listener: (event: object) => void) => {
      const request = { mode: 'navigate', method: 'GET', url: 'https://site.test/' }
      if (type === 'fetch') listener({ request, respondWith: (answer: Promise<Response>) => (page = answer) })
    },
  }
  const fetch = async () => Promise.reject(new TypeError('offline'))
  new Function('self', 'fetch', 'Response', 'URL', script)(self, fetch, Response, URL)
  return (await page)?.text() ?? ''
}

it.each([{}, { colour: '#0b1f4d' }])('the offline page has the colours of the brand %j', async (brand) => {
  const page = await offlinePage((await serve(siteWith(brand))).body)
  const { light, dark } = palettesOf({ ...noBrand, ...brand })
  expect(page).toContain(`:root{--bg:${light.bg};--ink:${light.ink};--primary:${light.primary};--on-primary:`)
  expect(page).toContain(`--primary:${dark.primary};--on-primary:${dark['on-primary']}`)
  expect(page).toContain('<h1>No connection</h1>')
})

it('answers 503 while the brand is unknown, so that browsers keep the script they have', async () => {
  const { statusCode } = await serve(() =>
    Promise.reject(Object.assign(new Error('down'), { statusCode: 503 })),
  )
  expect(statusCode).toBe(503)
})
