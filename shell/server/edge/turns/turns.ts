import { addressLimits, createKeyedLimiter, networkOf, readLimits, writeLimits } from '@duetto/shared/limits'
import type { Limits } from '@duetto/shared/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'
import { createKnownSessions } from './knownSessions'
import type { KnownSessions } from './knownSessions'

export type Kind = 'read' | 'write' | 'file' | 'page'

/** A browser asks for up to a hundred pictures at once, and never again for one that was refused. */
const fileLimits: Limits = { maxConcurrent: 12, gapMs: 0, maxQueued: 400 }
/** More tabs than are opened at once. A page costs this process milliseconds. */
const pageLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }

const sessionLimits: Record<Kind, Limits> = {
  read: readLimits,
  write: writeLimits,
  file: fileLimits,
  page: pageLimits,
}

export interface Turns {
  sessions: KnownSessions
  /** Lets the request pass when it is its turn, by kind; a burst beyond the queue is refused. */
  take: (kind: Kind) => (request: FastifyRequest, reply: FastifyReply, next: () => void) => void
}

/**
 * One member's burst waits in a queue of its own before it costs this process or the API anything. Visitors, and cookies
 * that the API has not confirmed, are told apart by their address.
 */
export const createTurns = (pause?: (ms: number) => Promise<unknown>): Turns => {
  const sessions = createKnownSessions()
  const makeGates = (kind: Kind) => ({
    session: createKeyedLimiter<string>(sessionLimits[kind], pause),
    address: createKeyedLimiter<string>(addressLimits, pause),
  })
  const gates = {
    read: makeGates('read'),
    write: makeGates('write'),
    file: makeGates('file'),
    page: makeGates('page'),
  }
  return {
    sessions,
    take: (kind) => (request, reply, next) => {
      const session = sessions.of(request)
      const { raw } = reply
      const pass = async (): Promise<void> => {
        // Nobody waits any more.
        if (raw.destroyed) return
        const closed = new Promise((end) => raw.once('close', end))
        next()
        await closed
      }
      const passed = session
        ? gates[kind].session(session, pass)
        : gates[kind].address(networkOf(request.ip), pass)
      passed.catch(() => refuse(request, reply, 'too_fast'))
    },
  }
}
