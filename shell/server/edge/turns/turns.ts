import { addressPace, createGate, networkOf, readPace, writePace } from '@duetto/shared/gate'
import type { Pace } from '@duetto/shared/gate'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals'
import { createKnownSessions } from './knownSessions'
import type { KnownSessions } from './knownSessions'

export type Kind = 'read' | 'write' | 'file' | 'page'

/** A browser asks for up to a hundred pictures at once, and never again for one that was refused. */
const filePace: Pace = { atOnceMax: 12, gapMs: 0, waitingMax: 400 }
/** More tabs than are opened at once. A page costs this process milliseconds. */
const pagePace: Pace = { atOnceMax: 6, gapMs: 25, waitingMax: 60 }

const sessionPaces: Record<Kind, Pace> = {
  read: readPace,
  write: writePace,
  file: filePace,
  page: pagePace,
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
    session: createGate<string>(sessionPaces[kind], pause),
    address: createGate<string>(addressPace, pause),
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
