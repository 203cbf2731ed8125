import { addressLimits, createKeyedLimiter, networkOf, readLimits, writeLimits } from '@duetto/shared/limits'
import type { Limits } from '@duetto/shared/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'
import { createKnownSessions } from './knownSessions'
import type { KnownSessions } from './knownSessions'

export type Kind = 'read' | 'write' | 'file' | 'page'

/** A browser can request a hundred pictures at once and does not retry a rejected one. */
const fileLimits: Limits = { maxConcurrent: 12, gapMs: 0, maxQueued: 400 }
const pageLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }

const sessionLimits: Record<Kind, Limits> = {
  read: readLimits,
  write: writeLimits,
  file: fileLimits,
  page: pageLimits,
}

export interface RequestQueue {
  sessions: KnownSessions
  acquire: (kind: Kind) => (request: FastifyRequest, reply: FastifyReply, next: () => void) => void
}

export const createRequestQueue = (pause?: (ms: number) => Promise<unknown>): RequestQueue => {
  const sessions = createKnownSessions()
  const createLimiters = (kind: Kind) => ({
    session: createKeyedLimiter<string>(sessionLimits[kind], pause),
    address: createKeyedLimiter<string>(addressLimits, pause),
  })
  const limiters = {
    read: createLimiters('read'),
    write: createLimiters('write'),
    file: createLimiters('file'),
    page: createLimiters('page'),
  }
  return {
    sessions,
    acquire: (kind) => (request, reply, next) => {
      const session = sessions.of(request)
      const { raw } = reply
      const pass = async (): Promise<void> => {
        if (raw.destroyed) return
        const closed = new Promise((end) => raw.once('close', end))
        next()
        await closed
      }
      const passed = session
        ? limiters[kind].session(session, pass)
        : limiters[kind].address(networkOf(request.ip), pass)
      passed.catch(() => refuse(request, reply, 'too_fast'))
    },
  }
}
