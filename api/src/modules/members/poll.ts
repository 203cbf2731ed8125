import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cards carry an online mark, which ages without a change of ours: an answer holds this long at most. */
const freshForMs = 5 * 60_000

/** Tag of what a member polls, from the member's version and the time. */
export const pollTag = (userId: number, version: number, now: Date): string =>
  `W/"${userId}-${version}-${Math.floor(now.getTime() / freshForMs)}"`

/** Sets the tag and tells whether the browser has this answer already. */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply, tag: string): boolean => {
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  return request.headers['if-none-match'] === tag
}
