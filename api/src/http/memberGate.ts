import { setTimeout as pauseFor } from 'node:timers/promises'
import { DomainError } from './DomainError'

interface Pace {
  /** Concurrent calls per member. */
  atOnceMax: number
  /** Between a call and the queued one that takes its place, in ms: a burst may not keep the process busy. */
  gapMs: number
}
/** A write may hold a connection while it waits for the same row. */
export const writePace: Pace = { atOnceMax: 4, gapMs: 50 }
/** As many as a browser sends at once over HTTP/1.1: what a page asks for is let in at once. */
export const readPace: Pace = { atOnceMax: 6, gapMs: 100 }
/** Queued calls per member; more are refused. */
const waitingMax = 60
/** How long a refusal takes, in ms: as long as its Retry-After says, for those who would not wait. */
const refusalMs = 1000
/** Between refusals, in ms: those refused together must not come back together. */
const refusalGapMs = 10
/** Beyond this they do come back together; an endless burst may not be held open for ever longer. */
const refusalSpreadMs = 2000

interface Gate {
  running: number
  waiting: (() => void)[]
  /** How many are being refused. */
  refusing: number
}

export type MemberGate = <Result>(userId: number, work: () => Result | Promise<Result>) => Promise<Result>

/**
 * Limits a member's concurrent calls, so that a burst does not make others wait: not for a connection, as only a few
 * run at a time, and not for the processor, as those that had to wait go on at a pace.
 */
export const createMemberGate = (
  { atOnceMax, gapMs }: Pace,
  pause: (ms: number) => Promise<unknown> = pauseFor,
): MemberGate => {
  const gates = new Map<number, Gate>()

  /** A finished call hands its place to the next one. */
  const handOn = async (userId: number, gate: Gate): Promise<void> => {
    if (gate.waiting.length > 0) await pause(gapMs)
    const next = gate.waiting.shift()
    if (next) return next()
    gate.running -= 1
    if (gate.running === 0) gates.delete(userId)
  }

  return async (userId, work) => {
    const gate = gates.get(userId) ?? { running: 0, waiting: [], refusing: 0 }
    gates.set(userId, gate)
    if (gate.running < atOnceMax) gate.running += 1
    else if (gate.waiting.length >= waitingMax) {
      gate.refusing += 1
      await pause(refusalMs + Math.min(gate.refusing * refusalGapMs, refusalSpreadMs))
      gate.refusing -= 1
      throw new DomainError('too_fast', { retryAfter: refusalMs / 1000 })
    } else await new Promise<void>((enter) => gate.waiting.push(enter))
    try {
      return await work()
    } finally {
      void handOn(userId, gate)
    }
  }
}
