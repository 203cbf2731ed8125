import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Limits } from './limits'

/** Base delay of a rejection in ms. Equals Retry-After, because some clients ignore that header. */
const refusalMs = 1000
/** Extra delay per concurrent rejection in ms, up to `refusalSpreadMs`, so that retries do not arrive together. */
const refusalGapMs = 10
const refusalSpreadMs = 2000

/** Number of queued items that lengthen the gap by `gapMs`. */
const itemsPerGap = 10

export class QueueFullError extends Error {
  readonly retryAfterSeconds = refusalMs / 1000
}

interface Queue {
  running: number
  waiting: (() => void)[]
  /** Resolves when the last gap that was started is over. */
  turn: Promise<unknown>
  /** Rejections that are still being delayed. */
  refusing: number
}

export type KeyedLimiter<Key> = <Result>(key: Key, work: () => Result | Promise<Result>) => Promise<Result>

/**
 * Limits concurrent work per key, so that a burst of one key delays no other. At most `maxConcurrent` items of a key
 * run at a time; each further one waits until another has ended, plus a gap. If the key's queue is full, rejects with a
 * `QueueFullError` after a delay.
 */
export const createKeyedLimiter = <Key>(
  { maxConcurrent, gapMs, maxQueued }: Limits,
  pause: (ms: number) => Promise<unknown> = pauseFor,
): KeyedLimiter<Key> => {
  const queues = new Map<Key, Queue>()

  /** Gap before the next queued item, in ms. A longer queue has longer gaps, which reduces CPU load. */
  const nextGap = ({ waiting }: Queue): number => gapMs * (1 + Math.floor(waiting.length / itemsPerGap))

  const startNext = async (key: Key, queue: Queue): Promise<void> => {
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
      void startNext(key, queue)
    }
  }
}
