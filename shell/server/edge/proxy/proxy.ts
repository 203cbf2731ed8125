import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import { eventsPath, exportFilePath, sessionHeader, uploadPaths } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { traceHeaders } from '@duetto/shared/tracing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { isCancelled, refuse } from '../refusals'
import type { RequestQueue } from '../requestQueue/requestQueue'
import { createStreamSlots, streamsMaxHere } from './streamSlots'
import { createUpstreams } from './upstreams'

const formSlackBytes = 64 * 1024
const uploadMaxBytes = limits.photoMaxBytes + formSlackBytes
const files = ['/media/*', '/api/gifs/*', '/api/gifts/*', exportFilePath]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

class TooLarge extends Error {
  readonly statusCode = 413
}

const limited = (maxBytes: number): Transform => {
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      done(bytes > maxBytes ? new TooLarge() : null, chunk)
    },
  })
}

/**
 * Headers not to forward: hop-by-hop headers; `Expect`, which undici rejects; and `Forwarded`, which could contradict
 * X-Forwarded-For.
 */
const ownHeaders = ['keep-alive', 'te', 'trailer', 'upgrade', 'expect', 'proxy-authorization', 'forwarded']

type Hooks = NonNullable<Parameters<FastifyReply['from']>[1]>

const rewriteRequestHeaders: Hooks['rewriteRequestHeaders'] = (request, headers) => {
  const { ip, protocol, id, host } = request
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)))
  const forwarded = { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host }
  return { ...rest, ...forwarded, ...traceHeaders(), 'x-request-id': id }
}

/** Must exceed a spare's takeover and an API restart in development (2.5 s). */
const RETRY_FOR_MS = 3000
const RETRY_INTERVAL_MS = 100

/**
 * Retries while the connection is refused, because nothing was sent. Retries a GET once, because the API may have closed
 * an idle keep-alive connection.
 */
const createRetryDelay =
  (reply: FastifyReply, retryForMs: number): Hooks['retryDelay'] =>
  ({ err, req, attempt }) => {
    const { code } = (err ?? {}) as NodeJS.ErrnoException
    if (reply.raw.destroyed) return null
    if (code === 'ECONNREFUSED') return attempt * RETRY_INTERVAL_MS < retryForMs ? RETRY_INTERVAL_MS : null
    return req.method === 'GET' && attempt === 0 && code === 'UND_ERR_SOCKET' ? 1 : null
  }

const badInputCodes = ['UND_ERR_INVALID_ARG', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'UND_ERR_NOT_SUPPORTED']

const refusalOf = (cause: NodeJS.ErrnoException): ErrorCode => {
  if (cause instanceof TooLarge) return 'body_too_large'
  return badInputCodes.includes(cause.code ?? '') ? 'bad_input' : 'unavailable'
}

const createHooks = ({ sessions }: RequestQueue): Hooks => ({
  rewriteRequestHeaders,
  rewriteHeaders: ({ [sessionHeader]: isSession, ...headers }, request) => {
    sessions.learn(request as FastifyRequest, isSession !== undefined)
    return headers
  },
  onError: (reply, { error }) => {
    const { request } = reply
    const cause = (error.cause ?? error) as NodeJS.ErrnoException
    const code = refusalOf(cause)
    if (code === 'unavailable' && !isCancelled(reply as FastifyReply, cause))
      request.log.error({ err: error, reqId: request.id }, 'the API does not answer')
    void refuse(request as FastifyRequest, reply as FastifyReply, code)
  },
})

const passOn = (
  app: FastifyInstance,
  { base, dispatcher }: { base: string; dispatcher: Dispatcher },
  routes: (scope: FastifyInstance) => void,
): void => {
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      base,
      undici: dispatcher,
      destroyAgent: true,
      disableRequestLogging: true,
    })
    scope.removeAllContentTypeParsers()
    routes(scope)
  })
}

export const registerProxy = (
  app: FastifyInstance,
  apiUrl: string,
  {
    queue,
    streamsMax = streamsMaxHere(),
    retryForMs = RETRY_FOR_MS,
  }: { queue: RequestQueue; streamsMax?: number; retryForMs?: number },
): void => {
  const { calls, streams, uploads } = createUpstreams()
  const hooks = createHooks(queue)
  const forward = (request: FastifyRequest, reply: FastifyReply, options: Hooks = {}, retryMs = retryForMs) =>
    reply.from(request.url, { ...hooks, retryDelay: createRetryDelay(reply, retryMs), ...options })

  passOn(app, { base: apiUrl, dispatcher: streams }, (scope) => {
    scope.get(eventsPath, { preHandler: createStreamSlots(streamsMax) }, (request, reply) =>
      forward(request, reply),
    )
  })

  passOn(app, { base: apiUrl, dispatcher: uploads }, (scope) => {
    scope.addContentTypeParser('*', (_, payload: Readable, done) => {
      // pipe() forwards neither errors nor an early close, so an aborted upload must destroy the body.
      const body = limited(uploadMaxBytes)
      payload
        .once('error', (error) => body.destroy(error))
        .once('close', () => payload.readableEnded || body.destroy())
      done(null, payload.pipe(body))
    })
    const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      if (Number(request.headers['content-length'] ?? 0) <= uploadMaxBytes) return done()
      void refuse(request, reply, 'body_too_large')
    }
    for (const path of uploadPaths)
      // An upload is a stream and cannot be sent twice.
      scope.post(path, { onRequest }, (request, reply) => forward(request, reply, {}, 0))
  })

  passOn(app, { base: apiUrl, dispatcher: calls }, (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.bodyMaxBytes }, (_, body, done) =>
      done(null, body),
    )
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const body = request.body as Buffer | undefined
      if (!body?.length) return forward(request, reply)
      return forward(request, reply, { body, contentType: request.headers['content-type'] ?? '' })
    }
    const [read, write] = [queue.acquire('read'), queue.acquire('write')]
    const acquireByMethod: typeof read = (request, reply, next) =>
      (request.method === 'GET' || request.method === 'HEAD' ? read : write)(request, reply, next)
    scope.route({ method: methods, url: '/api/*', preHandler: acquireByMethod, handler })
    for (const url of files) scope.route({ method: methods, url, preHandler: queue.acquire('file'), handler })
  })
}
