import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { HttpClientError, createHttpClient } from './createHttpClient'

let server: Server
let handle: (answer: ServerResponse) => void
let attempts = 0
const secret = 'sk_secret'

beforeAll(async () => {
  server = createServer((_, answer) => {
    attempts += 1
    handle(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  attempts = 0
})

const createClient = (options: { timeoutMs?: number; bytesMax?: number } = {}) =>
  createHttpClient({
    name: 'the gateway',
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: { authorization: `Bearer ${secret}` },
    timeoutMs: 5_000,
    ...options,
  })
const failOnce = (status: number) => (answer: ServerResponse) =>
  answer.writeHead(attempts === 1 ? status : 200).end('{"ok":true}')

describe('HTTP client for external services', () => {
  it.each([429, 500, 503])('retries a read after %i', async (status) => {
    handle = failOnce(status)
    expect((await createClient().get('/')).data).toEqual({ ok: true })
    expect(attempts).toBe(2)
  })

  it('retries a write only if that is safe', async () => {
    handle = failOnce(503)
    await expect(createClient().post('/', {})).rejects.toThrow('the gateway answered 503')
    expect(attempts).toBe(1)
    attempts = 0
    await expect(createClient().post('/', {}, { isRepeatable: true })).resolves.toMatchObject({ status: 200 })
    expect(attempts).toBe(2)
  })

  it.each([302, 400, 404])('treats %i as a refusal without a retry', async (status) => {
    handle = (answer) => answer.writeHead(status, { location: '/elsewhere' }).end()
    await expect(createClient().get('/')).rejects.toThrow(`the gateway answered ${status}`)
    expect(attempts).toBe(1)
  })

  it('gives up at the deadline, or at once if the required wait exceeds it', async () => {
    handle = () => {}
    await expect(createClient({ timeoutMs: 100 }).get('/')).rejects.toThrow('did not answer in time')
    attempts = 0
    handle = (answer) => answer.writeHead(503, { 'retry-after': '60' }).end()
    await expect(createClient().get('/')).rejects.toThrow('answered 503')
    expect(attempts).toBe(1)
  })

  it('stops reading an oversized response, compressed or not', async () => {
    const body = Buffer.alloc(100_000, 'a')
    handle = (answer) => answer.end(body)
    await expect(createClient({ bytesMax: 10_000 }).get('/')).rejects.toThrow('answered too much')
    handle = (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body))
    await expect(createClient({ bytesMax: 10_000 }).get('/')).rejects.toThrow('answered too much')
    expect(attempts).toBe(2)
  })

  it('reports errors without exposing keys', async () => {
    handle = (answer) => answer.destroy()
    const error: unknown = await createClient()
      .get(`/v1?api_key=${secret}`)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpClientError)
    expect(JSON.stringify({ ...(error as Error), text: String(error) })).not.toContain(secret)
    expect(attempts).toBe(3)
  })
})
