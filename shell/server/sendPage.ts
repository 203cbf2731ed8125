import { Readable, pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Made for each request, so quickly rather than as small as can be; each part leaves when it is there. */
const BROTLI_QUALITY = 4
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
}

/** Sends a page of HTML part by part, compressed where the browser takes it. Nobody keeps it: it can be a member's. */
export const sendStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: () => AsyncIterable<string> | Iterable<string>,
) => {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'private, no-store')
    .header('Vary', 'Accept-Encoding')
  const body = Readable.from(parts())
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding) return reply.send(body)
  // A browser that leaves ends the stream; that is nobody's fault.
  const encoded = pipeline(body, encoders[encoding](), () => {})
  return reply.header('Content-Encoding', encoding).send(encoded)
}

export const sendPage = (request: FastifyRequest, reply: FastifyReply, html: string) =>
  sendStream(request, reply, () => [html])
