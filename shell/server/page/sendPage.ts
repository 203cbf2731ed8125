import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Low, because every response is compressed on the fly. */
const BROTLI_QUALITY = 5
const PAGE_BYTES = 64_000
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: PAGE_BYTES,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

export const sendStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: () => AsyncIterable<string> | Iterable<string>,
) => {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-store')
    .header('Vary', 'Accept-Encoding')
    // Disable nginx's buffering, which would delay the streamed parts.
    .header('X-Accel-Buffering', 'no')
  const body = Readable.from(parts())
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding) return reply.send(body)
  const encoded = pipeline(body, encoders[encoding](), () => {})
  return reply.header('Content-Encoding', encoding).send(encoded)
}

export const sendPage = (request: FastifyRequest, reply: FastifyReply, html: string) =>
  sendStream(request, reply, () => [html])
