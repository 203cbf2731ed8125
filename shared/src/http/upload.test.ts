import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { timings } from '../domain'
import { createHttp } from './createHttp'
import { upload } from './upload'

let server: Server
let handler: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', 'http://localhost')
    response.setHeader('access-control-allow-credentials', 'true')
    if (request.method === 'OPTIONS') response.end()
    else handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const uploadPhoto = (onUploadProgress: (fraction: number) => void, signal?: AbortSignal) => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(300_000)], { type: 'image/png' }), 'me.png')
  const http = createHttp({
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onSignedOut: () => undefined,
  })
  return http.call('uploadPhoto', { body, onUploadProgress, signal })
}

describe('an upload', () => {
  it('tells as it goes, and gives the answer', async () => {
    let bytes = 0
    handler = (request, response) => {
      request.on('data', (part: Buffer) => (bytes += part.length))
      request.on('end', () => response.end('{"photo":{"id":7}}'))
    }
    const told: number[] = []
    expect(await uploadPhoto((fraction) => told.push(fraction))).toEqual({ photo: { id: 7 } })
    expect(bytes).toBeGreaterThan(300_000)
    // How much is gone, this browser of the tests does not know.
    expect(told.length).toBeGreaterThan(0)
  })

  it('gives the refusal of the server', async () => {
    handler = (request, response) => {
      request.resume()
      response.writeHead(415).end('{"code":"unsupported_file"}')
    }
    await expect(uploadPhoto(() => {})).rejects.toMatchObject({ status: 415 })
  })

  it('can be taken back', async () => {
    const taken = new AbortController()
    handler = () => taken.abort()
    await expect(uploadPhoto(() => {}, taken.signal)).rejects.toThrow('aborted')
  })

  it('is late when nothing more goes for the time of a request, and not before', async () => {
    const request = {
      upload: {},
      open: () => {},
      send: () => {},
      abort: () => request.onloadend?.(),
      status: 0,
    } as {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void }
      onloadend?: () => void
    }
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => request as unknown as XMLHttpRequest)
    jest.useFakeTimers()
    const told: number[] = []
    const ended = jest.fn()
    void upload({ method: 'POST', url: '/', headers: {} }, (fraction) => told.push(fraction)).then(ended)
    jest.advanceTimersByTime(timings.requestTimeoutMs - 1)
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    await jest.advanceTimersByTimeAsync(timings.requestTimeoutMs - 1)
    expect([told, ended.mock.calls]).toEqual([[0.25], []])
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 0, isLate: true }))
    jest.useRealTimers()
    jest.restoreAllMocks()
  })
})
