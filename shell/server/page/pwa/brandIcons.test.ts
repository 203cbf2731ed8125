/** @jest-environment node */
import { noBrand } from '@duetto/shared/domain'
import Fastify from 'fastify'
import { registerBrandIcons } from './brandIcons'

const icon = 'c'.repeat(32)
const serve = async (siteData: () => Promise<unknown>) => {
  const app = Fastify()
  registerBrandIcons(app, siteData as never)
  app.get('/icons/:name', () => 'ours')
  return app
}
const siteWith = (brand: object) => async () => ({ settings: { brand: { ...noBrand, ...brand } } })

it.each([
  ['/icons/icon.svg', '192.png'],
  ['/icons/icon-new.svg?1', 'new.png'],
  ['/icons/maskable-512.png', 'maskable.png'],
])('redirects %s to the icon of the brand', async (url, file) => {
  const { statusCode, headers } = await (await serve(siteWith({ icon }))).inject(url)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    `/media/brand/${icon}/${file}`,
    'public, max-age=300',
  ])
})

it.each([
  ['without a brand', '/icons/icon.svg', siteWith({})],
  ['in discreet mode', '/icons/discreet.svg', siteWith({ icon })],
  ['while the API is down', '/icons/icon.svg', () => Promise.reject(new Error('down'))],
])('serves our icon %s', async (_, url, siteData) => {
  expect((await (await serve(siteData)).inject(url)).body).toBe('ours')
})
