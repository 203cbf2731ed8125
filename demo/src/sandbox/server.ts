import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { handleApi } from './api'
import type { SandboxResponse } from './http'
import { handlePage } from './pages/handlePage'
import type { Sandbox } from './sandbox'

const bodyMax = 64 * 1024

export const createSandboxServer = (sandbox: Sandbox): Server =>
  createServer((request, response) => {
    void handle(sandbox, request).then(
      (result) => send(response, result),
      (error: unknown) => {
        console.error(error)
        send(response, { status: 500, json: { error: 'internal' } })
      },
    )
  })

const handle = async (sandbox: Sandbox, request: IncomingMessage): Promise<SandboxResponse> => {
  const body = await readBody(request)
  if (body === null) return { status: 413, json: { error: 'body too large' } }
  const { pathname: path } = new URL(request.url ?? '/', 'http://sandbox')
  const { method = 'GET' } = request
  if (path === '/health') return { status: 200, json: { ok: true } }
  if (path.startsWith('/v1/')) {
    if (!isSameKey(request.headers.authorization ?? '', `Bearer ${sandbox.secret}`))
      return { status: 401, json: { error: 'wrong key' } }
    if (sandbox.faults.latencyMs > 0) await new Promise((done) => setTimeout(done, sandbox.faults.latencyMs))
    if (sandbox.faults.isAway) return { status: 503, json: { error: 'away' } }
    return handleApi(sandbox, { method, path, body })
  }
  if (method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
    return { status: 403, json: { error: 'only from its own pages' } }
  return handlePage(sandbox, { method, path, body })
}

const isSameKey = (provided: string, expected: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(provided), hash(expected))
}

const readBody = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bodyMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const send = (response: ServerResponse, result: SandboxResponse): void => {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  if ('redirect' in result) {
    response.writeHead(303, { location: result.redirect }).end()
  } else if ('html' in result) {
    const nonce = randomBytes(16).toString('base64url')
    const formAction = ["'self'", ...(result.formTarget ? [new URL(result.formTarget).origin] : [])].join(' ')
    response
      .writeHead(result.status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .end(result.html(nonce))
  } else {
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.json))
  }
}
