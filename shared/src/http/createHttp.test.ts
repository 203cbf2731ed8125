/** @jest-environment node */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { retry } from '../domain'
import { isApiError } from './ApiError'
import { createHttp } from './createHttp'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let handler: Handler
const seen: IncomingMessage[] = []
let signedOut = 0

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const makeHttp = () =>
  createHttp({
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onSignedOut: () => {
      signedOut += 1
    },
    retryDelayMs: 1,
  })

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  signedOut = 0
})

describe('createHttp', () => {
  it('[SYNC-05] retries a read up to 5 times and then gives the last answer', async () => {
    handler = (_, response) =>
      seen.length <= retry.times
        ? answer(response, 503, { code: 'unavailable' })
        : answer(response, 200, { user: null })
    await expect(makeHttp().call('getUser')).resolves.toEqual({ user: null })
    expect(seen).toHaveLength(retry.times + 1)
  })

  it('[SYNC-05] never repeats a change without an idempotency key, and repeats one with it under the same key', async () => {
    handler = (_, response) => answer(response, 503, { code: 'unavailable' })
    await expect(makeHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(seen).toHaveLength(1)

    seen.length = 0
    handler = (_, response) =>
      seen.length === 1 ? answer(response, 502, '') : answer(response, 200, { message: { id: 1 } })
    await makeHttp().call('sendMessage', {
      body: { profile: 1, kind: 'text', text: 'Hello' },
      idempotencyKey: 'k-1',
    })
    expect(seen.map((request) => request.headers['idempotency-key'])).toEqual(['k-1', 'k-1'])
  })

  it('[ERROR-02] resolves to false when the session had ended, and says so once', async () => {
    handler = (_, response) =>
      answer(response, 403, { code: 'authentication_required', authentication_required: true })
    await expect(makeHttp().call('getChats')).resolves.toBe(false)
    expect(signedOut).toBe(1)
  })

  it('[ERROR-02] leaves user.php out of that rule', async () => {
    handler = (_, response) =>
      answer(response, 403, { code: 'authentication_required', authentication_required: true })
    await expect(makeHttp().call('saveLanguage', { body: { language: 'it' } })).rejects.toMatchObject({
      status: 403,
    })
    expect(signedOut).toBe(0)
  })

  it('[CALL-01] marks requests to user.php', async () => {
    handler = (_, response) => answer(response, 200, { user: null })
    await makeHttp().call('getUser')
    expect(seen[0]?.headers['x-request-type']).toBe('client')
  })

  it('turns HTML of a broken gateway and no answer at all into errors with a code', async () => {
    handler = (_, response) => {
      response.writeHead(404, { 'content-type': 'text/html' })
      response.end('<h1>nothing here</h1>')
    }
    const error: unknown = await makeHttp()
      .call('like', { body: { profile: 1 } })
      .catch((reason: unknown) => reason)
    expect(isApiError(error, 'internal')).toBe(true)

    handler = (request) => request.socket.destroy()
    await expect(makeHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({ code: 'network' })
  })

  it('takes the page of a hotel’s network for no network', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<h1>Welcome, please log in</h1>')
    }
    await expect(makeHttp().call('like', { body: { profile: 1 } })).rejects.toMatchObject({ code: 'network' })
  })

  it('tells at once what the server puts off for long, and waits for what it puts off shortly', async () => {
    const putOff = (seconds: number, response: ServerResponse) => {
      response.setHeader('retry-after', seconds)
      answer(response, 429, { code: 'too_fast' })
    }
    handler = (_, response) => putOff(60, response)
    await expect(makeHttp().call('getChats')).rejects.toMatchObject({ code: 'too_fast', status: 429 })
    expect(seen).toHaveLength(1)

    handler = (_, response) => (seen.length < 4 ? putOff(0, response) : answer(response, 200, { chats: [] }))
    await expect(makeHttp().call('getChats')).resolves.toEqual({ chats: [] })
  })

  it('asks nothing more once it is taken back', async () => {
    const taken = new AbortController()
    handler = (_, response) => {
      answer(response, 503, { code: 'unavailable' })
      if (seen.length === 2) taken.abort()
    }
    await expect(makeHttp().call('getChats', { signal: taken.signal })).rejects.toThrow('aborted')
    expect(seen).toHaveLength(2)
    await expect(makeHttp().call('getChats', { signal: taken.signal })).rejects.toThrow('aborted')
    expect(seen).toHaveLength(2)
  })

  it('writes a query behind that of the path, without what is not given', async () => {
    handler = (_, response) => answer(response, 200, { profiles: [] })
    await makeHttp().call('searchMembers', { query: { name: 'Zoë & co', limit: 5, cursor: undefined } })
    expect(new URL(seen[0]?.url ?? '', 'http://site').search).toBe('?name=Zo%C3%AB+%26+co&limit=5')
  })
})
