/** @jest-environment node */
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createSiteData } from './siteData'

type State = 'up' | 'away' | 'frozen'

const answerOf = (path: string, headers: Headers): Response => {
  const host = new URL(path).searchParams.get('host') ?? headers.get('x-forwarded-host')
  const domain = host === 'amora.test' ? host : 'duetto.test'
  const country = headers.get('x-forwarded-for')?.startsWith('192.0.2.') ? 'NL' : 'IT'
  return Response.json(
    path.includes('settings')
      ? { settings: { domain, geoip_country: country, index_title: title } }
      : { companyinfo: {} },
  )
}

let app: FastifyInstance
let state: State
let time: number
let calls: string[]
let waits: number[]
let title: string
let hold: Promise<void>
let seen: Set<object>
const flush = () => new Promise(setImmediate)
const pause = async (ms: number): Promise<void> => {
  waits.push(ms)
  if (state === 'up') await new Promise(() => undefined)
}

beforeEach(() => {
  ;[state, time, calls, waits, title, hold, seen] = ['up', 0, [], [], 'first', Promise.resolve(), new Set()]
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    calls.push(String(url))
    if (state === 'frozen') return new Promise<Response>(() => undefined)
    if (state === 'away') throw new Error('away')
    await hold
    return answerOf(String(url), new Headers(init?.headers))
  })
  const siteData = createSiteData('http://api', () => time, pause)
  app = Fastify({ trustProxy: true })
  app.get('/*', async (request) => {
    const { settings } = await siteData(request)
    seen.add(settings)
    return settings
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send())
})
afterEach(() => app.close())

interface Visit {
  host?: string
  address?: string
  language?: string
  path?: string
}
const visit = async ({
  host = 'duetto.test',
  address = '203.0.113.1',
  language = 'it',
  path = '/',
}: Visit = {}) => {
  const headers = { host, 'x-forwarded-for': address, 'accept-language': language }
  const answer = await app.inject({ url: path, headers })
  return answer.statusCode === 200
    ? answer.json<{ domain: string; geoip_country: string | null; index_title: string }>()
    : null
}

it.each<State>(['away', 'frozen'])(
  '[CONFIG-01] every visitor gets a page while the API is %s, after 520 invented hosts and languages',
  async (outage) => {
    await visit()
    await visit({ host: 'amora.test' })
    for (let index = 0; index < 520; index += 1) {
      await visit({ language: `xx-${index}, de-CH;q=0.${index}` })
      await visit({ host: `invented${index}.test`, address: `198.51.100.${index % 256}` })
      await visit({ path: `/?host=invented${index}.test`, address: `2001:db8:${index}::1` })
    }
    state = outage
    time += 3_600_000
    expect(await visit()).toMatchObject({ domain: 'duetto.test', geoip_country: 'IT' })
    expect(await visit({ host: 'amora.test' })).toMatchObject({ domain: 'amora.test', geoip_country: 'IT' })
    for (const stranger of [{ address: '198.18.0.9' }, { language: 'de-CH' }, { host: 'invented3.test' }])
      expect(await visit(stranger)).toMatchObject({ domain: 'duetto.test' })
    expect(Math.max(...waits)).toBeLessThan(1000)
  },
)

it('[CONFIG-01] never uses another visitor’s country; it is null if unknown', async () => {
  await visit()
  await visit({ address: '192.0.2.7' })
  state = 'away'
  time += 60_000
  expect(await visit({ address: '192.0.2.7' })).toMatchObject({ geoip_country: 'NL' })
  expect(await visit({ address: '192.0.2.8' })).toMatchObject({ geoip_country: null })
})

it('[CONFIG-01] a host without any earlier API response is unavailable', async () => {
  await visit()
  state = 'away'
  expect(await visit({ host: 'amora.test' })).toBeNull()
})

it('a new visitor costs one call, a visitor of a known country none', async () => {
  await visit()
  expect(calls).toHaveLength(2)
  await visit({ address: '192.0.2.7' })
  expect(calls.slice(2)).toEqual(['http://api/api/settings.php'])
  await visit()
  await visit({ address: '192.0.2.7', path: '/?a=1' })
  expect(calls).toHaveLength(3)
})

it('concurrent pages of a site share its calls', async () => {
  await visit()
  time += 6000
  await Promise.all(Array.from({ length: 20 }, () => visit()))
  expect(calls).toHaveLength(4)
})

it('[CONFIG-01] a page after five seconds refreshes the settings for the next page without waiting', async () => {
  let release = () => {}
  await visit()
  time += 4999
  await visit()
  expect(calls).toHaveLength(2)
  time += 1
  hold = new Promise((resolve) => (release = resolve))
  expect(await visit()).toMatchObject({ index_title: 'first' })
  expect([calls.length, waits]).toEqual([4, []])
  title = 'second'
  release()
  await flush()
  expect(await visit()).toMatchObject({ index_title: 'second' })
})

it('[CONFIG-01] a page after half a minute waits for a changed setting', async () => {
  await visit()
  time += 30_000
  title = 'second'
  expect(await visit()).toMatchObject({ index_title: 'second' })
})

it('keeps unchanged settings as one object, so that rendered frames stay cached', async () => {
  for (let page = 0; page < 3; page += 1) {
    await visit()
    time += 40_000
  }
  expect([calls.length, seen.size]).toEqual([6, 1])
  title = 'second'
  await visit()
  expect(seen.size).toBe(2)
})
