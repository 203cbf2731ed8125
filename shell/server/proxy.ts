import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

const NO_LIMIT = 0
const HEADERS_TIMEOUT_MS = 60_000

/** Passes /api and /media on to the API; the event stream has no end, so bodies have no deadline. */
export const registerProxy = async (app: FastifyInstance, apiUrl: string): Promise<void> => {
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { bodyTimeout: NO_LIMIT, headersTimeout: HEADERS_TIMEOUT_MS, pipelining: 1, connections: 256 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': (request as { ip?: string }).ip ?? '',
          'x-forwarded-proto': (request as { protocol?: string }).protocol ?? 'http',
          'x-forwarded-host': headers.host ?? '',
        }),
        onError: (reply, { error }) => {
          reply.log.error({ err: error }, 'the API does not answer')
          void reply.code(503).header('Retry-After', '5').send({ code: 'unavailable', request_id: '' })
        },
      },
    })
  }
}
