import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerApi } from './api'
import { answerPage } from './pages/answer'
import type { Answer, Sandbox } from './Sandbox'

const bodyMax = 64 * 1024

export const createSandboxServer = (sandbox: Sandbox): Server =>
  createServer((request, response) => {
    void answer(sandbox, request).then(
      (given) => send(response, given),
      (error: unknown) => {
        console.error(error)
        send(response, { status: 500, json: { error: 'internal' } })
      },
    )
  })

const answer = async (sandbox: Sandbox, request: IncomingMessage): Promise<Answer> => {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const body = await readBody(request)
  if (body === null) return { status: 413, json: { error: 'body too large' } }
  const asked = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, body }
  if (asked.path === '/health') return { status: 200, json: { ok: true } }
  if (asked.path.startsWith('/v1/')) {
    if (!isKeyRight(request.headers.authorization ?? '', `Bearer ${sandbox.secret}`))
      return { status: 401, json: { error: 'wrong key' } }
    if (sandbox.faults.latencyMs > 0) await new Promise((done) => setTimeout(done, sandbox.faults.latencyMs))
    if (sandbox.faults.isAway) return { status: 503, json: { error: 'away' } }
    return answerApi(sandbox, asked)
  }
  if (asked.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site')
    return { status: 403, json: { error: 'only from its own pages' } }
  return answerPage(sandbox, asked)
}

const isKeyRight = (given: string, right: string): boolean => {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
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

const send = (response: ServerResponse, given: Answer): void => {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  if ('redirect' in given) {
    response.writeHead(303, { location: given.redirect }).end()
  } else if ('html' in given) {
    const nonce = randomBytes(16).toString('base64url')
    const formAction = ["'self'", ...(given.formTarget ? [new URL(given.formTarget).origin] : [])].join(' ')
    response
      .writeHead(given.status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
      })
      .end(given.html(nonce))
  } else {
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.json))
  }
}
