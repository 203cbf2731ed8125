import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import { eventsPath, exportFilePath, sessionHeader, uploadPaths } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { traceHeaders } from '@duetto/shared/tracing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { refuse } from '../refusals'
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

/** Longer than a spare process of the API needs to take over, and than the API needs to restart in development. */
const API_WAIT_MS = 3000
const ASK_AGAIN_MS = 100

/**
 * Repeats a call that no process has accepted. Repeats a GET once, because the API may have closed an idle keep-alive
 * connection.
 */
const retryDelay =
  (waitMs: number): Hooks['retryDelay'] =>
  ({ err, req, attempt }) => {
    const { code } = (err ?? {}) as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') return attempt * ASK_AGAIN_MS < waitMs ? ASK_AGAIN_MS : null
    return req.method === 'GET' && attempt === 0 && code === 'UND_ERR_SOCKET' ? 1 : null
  }

const badInputCodes = ['UND_ERR_INVALID_ARG', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'UND_ERR_NOT_SUPPORTED']

const refusalOf = (cause: NodeJS.ErrnoException): ErrorCode => {
  if (cause instanceof TooLarge) return 'body_too_large'
  return badInputCodes.includes(cause.code ?? '') ? 'bad_input' : 'unavailable'
}

const createHooks = ({ sessions }: RequestQueue, waitMs: number): Hooks => ({
  rewriteRequestHeaders,
  rewriteHeaders: ({ [sessionHeader]: isSession, ...headers }, request) => {
    sessions.learn(request as FastifyRequest, isSession !== undefined)
    return headers
  },
  retryDelay: retryDelay(waitMs),
  onError: (reply, { error }) => {
    const { request } = reply
    const code = refusalOf((error.cause ?? error) as NodeJS.ErrnoException)
    if (code === 'unavailable')
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
    waitMs = API_WAIT_MS,
  }: { queue: RequestQueue; streamsMax?: number; waitMs?: number },
): void => {
  const { calls, streams, uploads } = createUpstreams()
  const hooks = createHooks(queue, waitMs)
  // The body of a failed upload cannot be read again.
  const uploadHooks = createHooks(queue, 0)

  passOn(app, { base: apiUrl, dispatcher: streams }, (scope) => {
    scope.get(eventsPath, { preHandler: createStreamSlots(streamsMax) }, (request, reply) =>
      reply.from(request.url, hooks),
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
      scope.post(path, { onRequest }, (request, reply) => reply.from(request.url, uploadHooks))
  })

  passOn(app, { base: apiUrl, dispatcher: calls }, (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.bodyMaxBytes }, (_, body, done) =>
      done(null, body),
    )
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const body = request.body as Buffer | undefined
      if (!body?.length) return reply.from(request.url, hooks)
      return reply.from(request.url, { ...hooks, body, contentType: request.headers['content-type'] ?? '' })
    }
    const [read, write] = [queue.acquire('read'), queue.acquire('write')]
    const acquireByMethod: typeof read = (request, reply, next) =>
      (request.method === 'GET' || request.method === 'HEAD' ? read : write)(request, reply, next)
    scope.route({ method: methods, url: '/api/*', preHandler: acquireByMethod, handler })
    for (const url of files) scope.route({ method: methods, url, preHandler: queue.acquire('file'), handler })
  })
}
