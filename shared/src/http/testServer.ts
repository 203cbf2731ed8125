import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const startTestServer = async () => {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', 'http://localhost')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'retry-after')
    response.setHeader(
      'access-control-allow-headers',
      'content-type,idempotency-key,x-request-type,x-retry-count,traceparent',
    )
    if (request.method === 'OPTIONS') return response.end()
    testServer.seen.push(request)
    testServer.handle(request, response)
  })
  const seen: IncomingMessage[] = []
  const handle: Handler = () => {}
  const testServer = {
    url: '',
    seen,
    handle,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  testServer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return testServer
}

export const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
