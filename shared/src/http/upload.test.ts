import { answer, startTestServer } from './testServer'
import { createHttp } from './createHttp'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
})

interface Upload {
  onUploadProgress?: (fraction: number) => void
  signal?: AbortSignal
  timeoutMs?: number
  idempotencyKey?: string
}

const uploadPhoto = ({ timeoutMs, onUploadProgress = () => {}, ...input }: Upload = {}) => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(300_000)], { type: 'image/png' }), 'me.png')
  const http = createHttp({ baseURL: server.url, onSignedOut: () => {}, retryDelayMs: 1, timeoutMs })
  return http.call('uploadPhoto', { body, onUploadProgress, ...input })
}

describe('an upload', () => {
  it('reports progress and returns the response', async () => {
    let bytes = 0
    server.handle = (request, response) => {
      request.on('data', (part: Buffer) => (bytes += part.length))
      request.on('end', () => answer(response, 200, { photo: { id: 7 } }))
    }
    const progress: number[] = []
    expect(await uploadPhoto({ onUploadProgress: (fraction) => progress.push(fraction) })).toEqual({
      photo: { id: 7 },
    })
    expect(bytes).toBeGreaterThan(300_000)
    expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(progress.length).toBeGreaterThan(0)
  })

  it('rejects with the error of the server', async () => {
    server.handle = (request, response) => {
      request.resume()
      answer(response, 415, { code: 'unsupported_file' })
    }
    await expect(uploadPhoto()).rejects.toMatchObject({ status: 415 })
  })

  it('can be aborted', async () => {
    const controller = new AbortController()
    server.handle = () => controller.abort()
    await expect(uploadPhoto({ signal: controller.signal })).rejects.toThrow('canceled')
  })

  it('times out without progress and is not retried', async () => {
    server.handle = () => {}
    await expect(uploadPhoto({ timeoutMs: 200, idempotencyKey: 'k-1' })).rejects.toMatchObject({
      code: 'network',
    })
    // On a slow machine, the request can time out before it reaches the server.
    expect(server.seen.length).toBeLessThan(2)
  })

  it('is sent again after a transient error', async () => {
    const sizes: number[] = []
    server.handle = (request, response) => {
      let bytes = 0
      request.on('data', (part: Buffer) => (bytes += part.length))
      request.on('end', () => {
        sizes.push(bytes)
        answer(response, sizes.length === 1 ? 502 : 200, { photo: { id: 7 } })
      })
    }
    await expect(uploadPhoto({ idempotencyKey: 'k-1' })).resolves.toEqual({ photo: { id: 7 } })
    expect(sizes[0]).toBeGreaterThan(300_000)
    expect(sizes[1]).toBe(sizes[0])
  })
})
