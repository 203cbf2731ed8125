import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Limits } from './limits'

/** How long a refusal takes, in ms: as long as its Retry-After says, for those who would not wait. */
const refusalMs = 1000
/** Between refusals, in ms: those refused together must not come back together. */
const refusalGapMs = 10
/** Beyond this they do come back together; an endless burst may not be held open for ever longer. */
const refusalSpreadMs = 2000

/** The gap grows by its own length with every so many in the queue. */
const crowd = 10

/** More wait for this key than may. */
export class QueueFullError extends Error {
  readonly retryAfterSeconds = refusalMs / 1000
}

interface Queue {
  running: number
  waiting: (() => void)[]
  /** Ends when the next of those that wait may go on. */
  turn: Promise<unknown>
  /** How many are being refused. */
  refusing: number
}

export type KeyedLimiter<Key> = <Result>(key: Key, work: () => Result | Promise<Result>) => Promise<Result>

/**
 * Limits the concurrent work of each key, so that a burst does not make others wait: not for a connection, as only a few
 * run at a time, and not for the processor, as those that had to wait go on one by one at a pace. Throws `QueueFullError`.
 */
export const createKeyedLimiter = <Key>(
  { maxConcurrent, gapMs, maxQueued }: Limits,
  pause: (ms: number) => Promise<unknown> = pauseFor,
): KeyedLimiter<Key> => {
  const queues = new Map<Key, Queue>()

  /** A few wait hardly longer than without a gate; the more there are, the less of the processor they get. */
  const nextGap = ({ waiting }: Queue): number => gapMs * (1 + Math.floor(waiting.length / crowd))

  /** Finished work hands its place to the next. */
  const handOn = async (key: Key, queue: Queue): Promise<void> => {
    if (queue.waiting.length > 0 && gapMs > 0)
      await (queue.turn = queue.turn.then(() => pause(nextGap(queue))))
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [], turn: Promise.resolve(), refusing: 0 }
    queues.set(key, queue)
    if (queue.running < maxConcurrent) queue.running += 1
    else if (queue.waiting.length >= maxQueued) {
      queue.refusing += 1
      await pause(refusalMs + Math.min(queue.refusing * refusalGapMs, refusalSpreadMs))
      queue.refusing -= 1
      throw new QueueFullError()
    } else await new Promise<void>((enter) => queue.waiting.push(enter))
    try {
      return await work()
    } finally {
      void handOn(key, queue)
    }
  }
}
