import { LruMap } from '@duetto/shared/limits'
import type { FastifyRequest } from 'fastify'
import { sessionTokenOf } from '../hostCookie'

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
  const known = new LruMap<string, true>(maxKnown)
  return {
    of: (request) => {
      const token = sessionTokenOf(request)
      return known.get(token) ? token : null
    },
    learn: (request, isSession) => {
      const token = sessionTokenOf(request)
      if (!token) return
      if (isSession) known.set(token, true)
      else known.delete(token)
    },
  }
}
