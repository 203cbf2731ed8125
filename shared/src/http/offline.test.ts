import { retry } from '../domain'
import { createHttp } from './createHttp'
import { answer, startTestServer } from './testServer'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
})
afterEach(() => jest.restoreAllMocks())

it('[SYNC-05] fails writes immediately while offline, and retries reads', async () => {
  const http = createHttp({ baseURL: server.url, onSignedOut: () => {}, retryDelayMs: 1 })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.handle = (_, response) => answer(response, 502, '')
  const body = { profile: 1, kind: 'text', text: 'Hello' } as const
  await expect(http.call('sendMessage', { body, idempotencyKey: 'k-1' })).rejects.toBeDefined()
  expect(server.seen).toHaveLength(1)
  await expect(http.call('getChats')).rejects.toBeDefined()
  expect(server.seen).toHaveLength(2 + retry.times)
})
