/** @jest-environment node */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Agent, request as ask } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import { errorStatus, uploadPaths } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { registerProxy } from './proxy'
import { refuse, refuseConnection, requestIdOf, sendError } from '../refusals'
import { createRequestQueue } from '../requestQueue/requestQueue'

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

const createApi = (): FastifyInstance => {
  const api = Fastify({ bodyLimit: limits.bodyMaxBytes })
  api.get('/api/events.php', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
  })
  api.get('/api/settings.php', async (request) => ({
    ip: request.headers['x-forwarded-for'],
    id: request.headers['x-request-id'],
  }))
  api.post('/api/messages.php', async (request) => ({ got: request.body }))
  api.addContentTypeParser('multipart/form-data', (_, payload, done) => done(null, payload))
  for (const path of uploadPaths)
    api.post(path, (request, reply) =>
      request.headers['x-held'] ? reply.hijack() : reply.code(403).send({ code: 'authentication_required' }),
    )
  api.get('/metrics', async () => 'secret')
  return api
}

describe('the proxy to the API', () => {
  let api: FastifyInstance
  let shell: FastifyInstance
  let port: number
  const open = new Set<ClientRequest>()
  const logged: string[] = []
  beforeAll(async () => {
    api = createApi()
    await api.listen({ port: 0, host: '127.0.0.1' })
    shell = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } },
      genReqId: requestIdOf,
      bodyLimit: limits.bodyMaxBytes,
      forceCloseConnections: true,
      frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
      clientErrorHandler: refuseConnection,
    })
    shell.setErrorHandler(sendError)
    shell.setNotFoundHandler((request, reply) => refuse(request, reply, 'not_found'))
    await shell.register(cookie)
    registerProxy(shell, `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`, {
      queue: createRequestQueue(),
      streamsMax: 300,
    })
    await shell.listen({ port: 0, host: '127.0.0.1' })
    port = (shell.server.address() as AddressInfo).port
  })
  afterEach(() => {
    for (const request of open) request.destroy()
    open.clear()
  })
  afterAll(async () => {
    await shell.close()
    api.server.closeAllConnections()
    await api.close()
  })

  const start = (path: string, method = 'GET', headers: Record<string, string> = {}): ClientRequest => {
    const request = ask({ port, host: '127.0.0.1', path, method, headers, agent })
    open.add(request)
    return request.on('error', () => undefined)
  }
  const answerOf = async (request: ClientRequest) => {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    let text = ''
    for await (const part of response.setEncoding('utf8')) text += part
    return {
      status: response.statusCode,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    }
  }
  const call = (path: string, { method = 'GET', body = '', type = 'application/json' } = {}) => {
    const headers = body
      ? { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
      : undefined
    const request = start(path, method, headers)
    request.end(body || undefined)
    return answerOf(request)
  }
  const json = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) })

  const opened = async () => {
    const request = start('/api/events.php')
    request.end()
    const [{ statusCode }] = (await once(request, 'response')) as [IncomingMessage]
    return statusCode
  }

  it('three hundred open streams do not delay calls', async () => {
    const streams = Array.from({ length: 300 }, () => {
      const request = start('/api/events.php')
      request.end()
      return once(request, 'response')
    })
    const [stream] = await Promise.all(streams)
    expect((await call('/api/settings.php')).status).toBe(200)
    const refused = await call('/api/events.php')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ])
    ;(stream?.[0] as IncomingMessage).destroy()
    while ((await opened()) !== 200) await new Promise((done) => setImmediate(done))
  })

  it('slow bodies hold no connection to the API', async () => {
    const before = await new Promise<number>((resolve) =>
      api.server.getConnections((_, count) => resolve(count)),
    )
    const slow = Array.from({ length: 300 }, () => {
      const request = start('/api/messages.php', 'POST', {
        'content-type': 'application/json',
        'content-length': '1000',
      })
      request.write('{')
      return once(request, 'socket')
    })
    await Promise.all(slow)
    expect((await call('/api/settings.php')).status).toBe(200)
    const held = await new Promise<number>((resolve) =>
      api.server.getConnections((_, count) => resolve(count)),
    )
    expect(held - before).toBeLessThanOrEqual(1)
  })

  it.each([
    ['says its length', true],
    ['does not say its length', false],
  ])(
    'a body over the limit that %s is refused as the API refuses it, and spoils no other call',
    async (_, isConfirmed) => {
      const large = json(limits.bodyMaxBytes)
      const refusals = Array.from({ length: 40 }, () => {
        if (isConfirmed) return call('/api/messages.php', { method: 'POST', body: large })
        const request = start('/api/messages.php', 'POST', { 'content-type': 'application/json' })
        request.end(large)
        return answerOf(request)
      })
      const others = Array.from({ length: 100 }, (_, index) =>
        call('/api/messages.php', { method: 'POST', body: JSON.stringify({ index }) }),
      )
      for (const { status, body } of await Promise.all(refusals)) {
        expect(status).toBe(413)
        expect(body).toEqual({
          code: 'body_too_large',
          message: expect.any(String),
          requestId: expect.any(String),
        })
      }
      expect((await Promise.all(others)).map(({ body }) => body.got.index)).toEqual(
        others.map((_, index) => index),
      )
    },
  )

  it('refuses an upload by its length or by the API’s early response; the next call succeeds', async () => {
    const type = 'multipart/form-data; boundary=x'
    for (const path of uploadPaths) {
      const tooLarge = start(path, 'POST', {
        'content-type': type,
        'content-length': String(20 * 1024 * 1024),
      })
      tooLarge.flushHeaders()
      expect((await answerOf(tooLarge)).body.code).toBe('body_too_large')
      const visitors = Array.from({ length: 20 }, () =>
        call(path, { method: 'POST', type, body: 'x'.repeat(3 * 1024 * 1024) }),
      )
      for (const { status } of await Promise.all(visitors)) expect(status).toBe(403)
    }
    expect((await call('/api/settings.php')).status).toBe(200)
  })

  it('forwards a GET with a body, hop-by-hop headers and any content type', async () => {
    const get = start('/api/settings.php', 'GET', {
      'content-length': '2',
      te: 'trailers',
      'x-request-id': 'given-id-1',
    })
    get.end('{}')
    expect((await answerOf(get)).body).toEqual({ ip: '127.0.0.1', id: 'given-id-1' })
    expect(
      (await call('/api/messages.php', { method: 'POST', type: 'text/plain', body: '[1]' })).body,
    ).toEqual({ got: '[1]' })
  })

  it.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/%2e%2e%2fmetrics', '/%', '/api/%c0'])(
    'refuses an unreadable request in the error format: %s',
    async (path) => {
      const { status, body } = await call(path)
      expect([400, 404]).toContain(status)
      expect(body).toEqual({
        code: expect.stringMatching(/bad_input|not_found/),
        message: expect.any(String),
        requestId: expect.any(String),
      })
    },
  )

  it.each([
    [
      'headers without end',
      `GET /api/settings.php HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    ['no HTTP at all', 'what is this\r\n\r\n', '400'],
  ])('so is %s', async (_, bytes, status) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(bytes)
    let text = ''
    for await (const part of socket.setEncoding('utf8')) text += part
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: expect.any(String),
      requestId: '',
    })
  })

  it('logs no error when a client cancels an upload', async () => {
    logged.length = 0
    const [path = ''] = uploadPaths
    const type = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000',
      'x-held': '1',
    }
    const upload = start(path, 'POST', type)
    upload.write('--x')
    const [, response] = (await once(api.server, 'request')) as [IncomingMessage, ServerResponse]
    upload.destroy()
    await once(response, 'close')
    expect(await call('/api/settings.php')).toMatchObject({ status: 200 })
    expect(logged).toEqual([])
  })

  it('answers 503 with Retry-After while the API is down', async () => {
    const alone = Fastify({ genReqId: requestIdOf })
    await alone.register(cookie)
    registerProxy(alone, 'http://127.0.0.1:9', { queue: createRequestQueue(), retryForMs: 0 })
    const { statusCode, headers, body } = await alone.inject('/api/settings.php')
    expect(statusCode).toBe(errorStatus.unavailable)
    expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', requestId: expect.stringMatching(/.{8}/) })
    await alone.close()
  })

  it('retries a refused call until an API process accepts it, and sends it once', async () => {
    const former = createApi()
    await former.listen({ port: 0, host: '127.0.0.1' })
    const { port: apiPort } = former.server.address() as AddressInfo
    await former.close()
    const alone = Fastify({ genReqId: requestIdOf })
    await alone.register(cookie)
    registerProxy(alone, `http://127.0.0.1:${apiPort}`, { queue: createRequestQueue() })
    const next = createApi()
    let calls = 0
    next.addHook('onRequest', async () => void (calls += 1))
    const channel = 'undici:client:connectError'
    let stopWaiting = (): void => {}
    const refused = new Promise<void>((done) => (stopWaiting = done))
    subscribe(channel, stopWaiting)
    const answer = alone
      .inject({ method: 'POST', url: '/api/messages.php', payload: { text: 'Hello' } })
      .then((response) => response.json<unknown>())
    await refused
    unsubscribe(channel, stopWaiting)
    await next.listen({ port: apiPort, host: '127.0.0.1' })
    expect(await answer).toEqual({ got: { text: 'Hello' } })
    expect(calls).toBe(1)
    await Promise.all([alone.close(), next.close()])
  })
})
