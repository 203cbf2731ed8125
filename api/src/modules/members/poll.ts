import type { FastifyReply, FastifyRequest } from 'fastify'

/** ETags change at least this often, because cards show who is online, which changes without a new version. */
const freshForMs = 5 * 60_000

export const pollTag = (userId: number, version: number, now: Date): string =>
  `W/"${userId}-${version}-${Math.floor(now.getTime() / freshForMs)}"`

export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, tag: string): boolean => {
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  return request.headers['if-none-match'] === tag
}
