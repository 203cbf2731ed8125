import type { ServerResponse } from 'node:http'
import { callKey } from '../contract'
import { retry } from '../domain'
import { isApiError } from './ApiError'
import { createHttp } from './createHttp'
import type { Http } from './createHttp'
import { createInitialData } from './initialData'
import { answer, startTestServer } from './testServer'

let server: Awaited<ReturnType<typeof startTestServer>>
let signedOut = 0

const createTestHttp = () =>
  createHttp({
    baseURL: server.url,
    onSignedOut: () => {
      signedOut += 1
    },
    retryDelayMs: 1,
    timeoutMs: 2000,
  })

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => jest.restoreAllMocks())
beforeEach(() => {
  server.seen.length = 0
  signedOut = 0
})

describe('createHttp', () => {
  it('[SYNC-05] retries a read up to 5 times, then fails with the last error', async () => {
    server.handle = (_, response) =>
      server.seen.length <= retry.times
        ? answer(response, 503, { code: 'unavailable' })
        : answer(response, 200, { user: null })
    await expect(createTestHttp().call('getUser')).resolves.toEqual({ user: null })
    expect(server.seen).toHaveLength(retry.times + 1)

    server.seen.length = 0
    server.handle = (_, response) => answer(response, 503, { code: 'unavailable' })
    await expect(createTestHttp().call('getUser')).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.seen).toHaveLength(retry.times + 1)
  })

  it('[SYNC-05] retries a change only with an idempotency key, and keeps the key', async () => {
    server.handle = (_, response) => answer(response, 503, { code: 'unavailable' })
    await expect(createTestHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(server.seen).toHaveLength(1)

    server.seen.length = 0
    server.handle = (_, response) =>
      server.seen.length === 1 ? answer(response, 502, '') : answer(response, 200, { message: { id: 1 } })
    await createTestHttp().call('sendMessage', {
      body: { profile: 1, kind: 'text', text: 'Hello' },
      idempotencyKey: 'k-1',
    })
    expect(server.seen.map((request) => request.headers['idempotency-key'])).toEqual(['k-1', 'k-1'])
  })

  it.each([
    [{ authentication_required: true }],
    [{ code: 'authentication_required' }],
    [{ code: 'forbidden', authentication_required: true }],
  ])('[ERROR-02] resolves to false and calls onSignedOut once if the session has ended: %j', async (body) => {
    server.handle = (_, response) => answer(response, 403, body)
    await expect(createTestHttp().call('getChats')).resolves.toBe(false)
    expect(signedOut).toBe(1)
  })

  it('[ERROR-02] rejects if user.php reports an ended session', async () => {
    server.handle = (_, response) =>
      answer(response, 403, { code: 'authentication_required', authentication_required: true })
    await expect(createTestHttp().call('saveLanguage', { body: { language: 'it' } })).rejects.toMatchObject({
      status: 403,
    })
    expect(signedOut).toBe(0)
  })

  it('[CALL-01] marks requests to user.php', async () => {
    server.handle = (_, response) => answer(response, 200, { user: null })
    await createTestHttp().call('getUser')
    expect(server.seen[0]?.headers['x-request-type']).toBe('client')
  })

  it.each([
    ['a change', (http: Http) => http.call('like', { body: { profile: 1 } }), { user: 'fresh' }],
    ['a read', (http: Http) => http.call('getChats'), { user: 'streamed' }],
  ])(
    'after %s, uses the answer streamed with the page unless it may be outdated',
    async (_, act, expected) => {
      server.handle = (_, response) => answer(response, 200, { user: 'fresh' })
      const initialData = createInitialData()
      const key = callKey('getUser')
      initialData.receive({ pending: [key], answers: { [key]: { user: 'streamed' } } })
      const http = createHttp({ baseURL: server.url, onSignedOut: () => undefined, initialData })
      await act(http)
      expect(await http.call('getUser')).toEqual(expected)
    },
  )

  it('[SYNC-10] asks for regions once, and again only after a failure', async () => {
    const http = createTestHttp()
    server.handle = (_, response) => answer(response, 400, { code: 'bad_input' })
    await expect(http.call('getRegions')).rejects.toThrow()
    server.handle = (_, response) => answer(response, 200, { regions: [] })
    const both = await Promise.all([http.call('getRegions'), http.call('getRegions')])
    expect([...both, await http.call('getRegions')]).toEqual(Array(3).fill({ regions: [] }))
    expect(server.seen).toHaveLength(2)
  })

  it('sends the traceparent of a traced page only', async () => {
    server.handle = (_, response) => answer(response, 200, { user: null })
    let traceparent: string | null = '00-trace-span-01'
    const http = createHttp({
      baseURL: server.url,
      onSignedOut: () => undefined,
      traceparent: () => traceparent,
    })
    await http.call('getUser')
    traceparent = null
    await http.call('getUser')
    expect(server.seen.map(({ headers }) => headers.traceparent)).toEqual(['00-trace-span-01', undefined])
  })

  it('turns HTML of a broken gateway and a missing response into errors with a code', async () => {
    server.handle = (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' })
      response.end('<h1>nothing here</h1>')
    }
    const error: unknown = await createTestHttp()
      .call('like', { body: { profile: 1 } })
      .catch((reason: unknown) => reason)
    expect(isApiError(error, 'internal')).toBe(true)

    jest.spyOn(console, 'error').mockImplementation(() => {})
    server.handle = (request) => request.socket.destroy()
    await expect(createTestHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({
      code: 'network',
    })
  })

  it('treats a captive portal as no network', async () => {
    server.handle = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<h1>Welcome, please log in</h1>')
    }
    await expect(createTestHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({
      code: 'network',
    })
  })

  it('waits for a short Retry-After and fails at a long one', async () => {
    const putOff = (seconds: number, response: ServerResponse) => {
      response.setHeader('retry-after', seconds)
      answer(response, 429, { code: 'too_fast' })
    }
    server.handle = (_, response) => putOff(60, response)
    await expect(createTestHttp().call('getChats')).rejects.toMatchObject({ code: 'too_fast', status: 429 })
    expect(server.seen).toHaveLength(1)

    server.handle = (_, response) =>
      server.seen.length < 4 ? putOff(0, response) : answer(response, 200, { chats: [] })
    await expect(createTestHttp().call('getChats')).resolves.toEqual({ chats: [] })
  })

  it('sends the number of the retry', async () => {
    server.handle = (_, response) =>
      server.seen.length < 3
        ? answer(response, 503, { code: 'unavailable' })
        : answer(response, 200, { chats: [] })
    await createTestHttp().call('getChats')
    expect(server.seen.map((request) => request.headers['x-retry-count'])).toEqual([undefined, '1', '2'])
  })

  it('does not retry a timeout', async () => {
    server.handle = () => {}
    const http = createHttp({ baseURL: server.url, onSignedOut: () => {}, retryDelayMs: 1, timeoutMs: 200 })
    await expect(http.call('getChats')).rejects.toMatchObject({ code: 'network' })
    // On a slow machine, the request can time out before it reaches the server.
    expect(server.seen.length).toBeLessThan(2)
  })

  it('[ERROR-02] calls onSignedOut once if a retry finds an ended session', async () => {
    server.handle = (_, response) =>
      server.seen.length < 3
        ? answer(response, 502, '')
        : answer(response, 403, { code: 'authentication_required', authentication_required: true })
    await expect(createTestHttp().call('getChats')).resolves.toBe(false)
    expect(signedOut).toBe(1)
  })

  it('sends nothing after it is aborted', async () => {
    const controller = new AbortController()
    server.handle = (_, response) => {
      answer(response, 503, { code: 'unavailable' })
      if (server.seen.length === 2) controller.abort()
    }
    await expect(createTestHttp().call('getChats', { signal: controller.signal })).rejects.toThrow('canceled')
    expect(server.seen).toHaveLength(2)
    await expect(createTestHttp().call('getChats', { signal: controller.signal })).rejects.toThrow('canceled')
    expect(server.seen).toHaveLength(2)
  })

  it('appends the query to that of the path, without undefined values', async () => {
    server.handle = (_, response) => answer(response, 200, { profiles: [] })
    await createTestHttp().call('searchMembers', { query: { name: 'Zoë & co', limit: 5, cursor: undefined } })
    expect(new URL(server.seen[0]?.url ?? '', 'http://site').search).toBe('?name=Zo%C3%AB+%26+co&limit=5')
  })

  it('loads its client with the first call, and again after a failure, which is a network error', async () => {
    server.handle = (_, response) => answer(response, 200, { user: null })
    const lost = new Error('Loading chunk http failed')
    const loadClient = jest.fn(() => import('./createClient')).mockRejectedValueOnce(lost)
    const onLost = jest.fn()
    const http = createHttp({ baseURL: server.url, onSignedOut: () => {}, loadClient, onLost })
    expect(loadClient).not.toHaveBeenCalled()
    await expect(http.call('getUser')).rejects.toMatchObject({ code: 'network' })
    expect(onLost).toHaveBeenCalledWith(lost)
    await expect(http.call('getUser')).resolves.toEqual({ user: null })
    await expect(http.call('getUser')).resolves.toEqual({ user: null })
    expect(loadClient).toHaveBeenCalledTimes(2)
  })
})
