import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Cards carry an online mark, which goes stale without any change of ours: an answer is valid for at most
 * this long.
 */
const freshForMs = 5 * 60_000

/** ETag of what a member polls, from the member's version and the time. */
export const pollTag = (userId: number, version: number, now: Date): string =>
  `W/"${userId}-${version}-${Math.floor(now.getTime() / freshForMs)}"`

/** Sets the ETag and returns whether the browser already has this answer. */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, tag: string): boolean => {
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  return request.headers['if-none-match'] === tag
}
