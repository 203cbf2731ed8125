/** @jest-environment node */
import cookie from '@fastify/cookie'
import { exportFilePath, sessionHeader } from '@duetto/shared/contract'
import { sessionCookie } from '@duetto/shared/domain'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { registerProxy } from '../proxy/proxy'
import { createRequestQueue } from './requestQueue'

interface Held {
  who: string
  path: string
  end: () => void
}
let held: Held[] = []
let requests = 0
let gone = 0
let isQuick = true
let ended = new Set<string>()
let api: FastifyInstance
let shell: FastifyInstance
let site: string

beforeEach(async () => {
  ;[held, requests, gone, isQuick, ended] = [[], 0, 0, true, new Set()]
  api = Fastify({ forceCloseConnections: true })
  await api.register(cookie)
  api.all('/*', async (request, reply) => {
    const who = request.cookies[sessionCookie] ?? ''
    if (!isQuick)
      await new Promise<void>((end) => held.push({ who, path: `${request.method} ${request.url}`, end }))
    if (who.startsWith('member') && !ended.has(who)) void reply.header(sessionHeader, '1')
    return {}
  })
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  shell = Fastify({ forceCloseConnections: true, trustProxy: true })
  await shell.register(cookie)
  shell.addHook('preHandler', async (_, { raw }) => {
    requests += 1
    raw.once('close', () => (gone += raw.writableEnded ? 0 : 1))
  })
  const queue = createRequestQueue(async () => undefined)
  registerProxy(shell, apiUrl, { queue })
  shell.get('/page', { preHandler: queue.acquire('page') }, async () =>
    (await fetch(`${apiUrl}/page`)).json(),
  )
  site = await shell.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  held.forEach(({ end }) => end())
  await shell.close()
  await api.close()
})

interface TestRequest {
  path?: string
  method?: string
  signal?: AbortSignal
}
const ask = async (
  address: string,
  token: string,
  { path = '/api/members.php', method = 'GET', signal }: TestRequest = {},
) => {
  const headers = { cookie: `${sessionCookie}=${token}`, 'x-forwarded-for': address }
  const response = await fetch(site + path, { method, headers, signal })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const many = <Answer>(count: number, make: (index: number) => Answer) =>
  Array.from({ length: count }, (_, index) => make(index))
const settle = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((done) => setImmediate(done))
  for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done))
}
const come = async (count: number, of: number) => {
  await settle(() => requests >= of && held.length >= count)
  expect(held).toHaveLength(count)
}
const answerAll = async (answers: Promise<unknown>[]) => {
  isQuick = true
  held.splice(0).forEach(({ end }) => end())
  return Promise.all(answers)
}

it('forwards six of a member’s 200 concurrent reads; other members and the member’s own writes do not wait', async () => {
  await ask('192.0.2.1', 'member-a')
  isQuick = false
  const burst = many(200, () => ask('192.0.2.1', 'member-a'))
  await come(6, 201)
  const passing = [
    ask('192.0.2.1', ''),
    ask('192.0.2.1', 'member-a', { method: 'POST', path: '/api/like.php' }),
    ...['/media/1.webp', '/api/gifs/1.webp', '/api/gifts/rose.svg', exportFilePath].map((path) =>
      ask('192.0.2.1', 'member-a', { path }),
    ),
    ask('192.0.2.1', 'member-a', { path: '/api/events.php' }),
  ]
  await come(13, 208)
  await answerAll(passing)
  const statuses = (await Promise.all(burst)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(6 + 60)
  const refused = (await Promise.all(burst)).find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect(refused?.body).toEqual({
    code: 'too_fast',
    message: expect.any(String),
    requestId: expect.any(String),
  })
})

it('limits unconfirmed cookies by their address', async () => {
  isQuick = false
  const burst = many(600, (index) => ask('192.0.2.1', `invented-${index}`))
  await come(16, 600)
  const other = ask('198.51.100.9', 'invented')
  await come(17, 601)
  await answerAll([other])
  const refused = (await Promise.all(burst)).filter(({ status }) => status === 429)
  expect(refused).toHaveLength(600 - 416)
})

it('removes the session header, and limits an ended session’s cookie by its address', async () => {
  expect((await ask('192.0.2.1', 'member-a')).headers.has(sessionHeader)).toBe(false)
  ended.add('member-a')
  await ask('192.0.2.1', 'member-a')
  isQuick = false
  const burst = many(50, () => ask('192.0.2.1', 'member-a'))
  await come(16, 52)
  await answerAll(burst)
})

it('drops a queued request when its client disconnects', async () => {
  await ask('192.0.2.1', 'member-a')
  isQuick = false
  const leaving = new AbortController()
  const burst = many(6, () => ask('192.0.2.1', 'member-a'))
  await come(6, 7)
  const left = many(20, (index) =>
    ask('192.0.2.1', 'member-a', { path: `/api/left-${index}.php`, signal: leaving.signal }).catch(
      () => null,
    ),
  )
  const last = ask('192.0.2.1', 'member-a', { path: '/api/last.php' })
  await come(6, 28)
  leaving.abort()
  await settle(() => gone === 20)
  held.splice(0).forEach(({ end }) => end())
  await come(1, 28)
  await Promise.all(left)
  expect(held.map(({ path }) => path)).toEqual(['GET /api/last.php'])
  await answerAll([...burst, last])
})

it('renders six pages of a member at a time', async () => {
  await ask('192.0.2.1', 'member-a')
  isQuick = false
  const burst = many(30, () => ask('192.0.2.1', 'member-a', { path: '/page' }))
  await come(6, 31)
  expect((await answerAll(burst)).length).toBe(30)
})
