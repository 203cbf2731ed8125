import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends the requested byte range (RFC 9110, section 14), or status 416 if it is out of bounds. Sends all bytes if the
 * request has no range or an unsupported one, such as multiple ranges.
 */
export const sendPart = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply => {
  void reply.header('accept-ranges', 'bytes')
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === '' && last === '') return reply.send(bytes)
  const size = bytes.length
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) return reply.code(416).header('content-range', `bytes */${size}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .send(bytes.subarray(from, to + 1))
}
