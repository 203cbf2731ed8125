import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Made for each request, so quickly rather than as small as can be. */
const BROTLI_QUALITY = 4
const encodings = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** Sends a page of HTML that nobody keeps, compressed where the browser takes it. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Encoding')
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';')[0])
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding) return reply.send(html)
  return reply.header('Content-Encoding', encoding).send(await encodings[encoding](html))
}
