import { sessionCookie } from '@duetto/shared/domain'
import type { FastifyRequest } from 'fastify'

/** More than use one process within hours; the longest unused are forgotten. */
const maxKnown = 50_000

export interface KnownSessions {
  /** The cookie of a session that the API has confirmed; null for everybody else. */
  of: (request: FastifyRequest) => string | null
  /** Takes the API's word for the cookie of a request. */
  learn: (request: FastifyRequest, isSession: boolean) => void
}

/**
 * Which cookies are sessions. A visitor may invent as many as they like, so a cookie says who somebody is only after the
 * API has said so.
 */
export const createKnownSessions = (): KnownSessions => {
  /** The longest unused first. */
  const known = new Set<string>()
  return {
    of: ({ cookies }) => {
      const token = cookies[sessionCookie] ?? ''
      return known.has(token) ? token : null
    },
    learn: ({ cookies }, isSession) => {
      const token = cookies[sessionCookie]
      if (!token) return
      known.delete(token)
      if (!isSession) return
      known.add(token)
      if (known.size > maxKnown)
        for (const oldest of known) {
          known.delete(oldest)
          break
        }
    },
  }
}
