import { LruMap } from '@duetto/shared/limits'
import type { FastifyRequest } from 'fastify'
import { sessionTokenOf } from '../hostCookie'

const maxKnown = 50_000

export interface KnownSessions {
  of: (request: FastifyRequest) => string | null
  learn: (request: FastifyRequest, isSession: boolean) => void
}

/** Stores only session tokens that the API has confirmed, because clients can invent any number of others. */
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
