import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Limits } from './limits'

/** Value of Retry-After and minimum delay before a refusal. The delay slows down clients that ignore the header. */
const refusalMs = 1000
const refusalGapMs = 10
const refusalSpreadMs = 2000

const itemsPerGap = 10

export class QueueFullError extends Error {
  readonly retryAfterSeconds = refusalMs / 1000
}

interface Queue {
  running: number
  waiting: (() => void)[]
  turn: Promise<unknown>
  refusing: number
}

export type KeyedLimiter<Key> = <Result>(key: Key, work: () => Result | Promise<Result>) => Promise<Result>

export const createKeyedLimiter = <Key>(
  { maxConcurrent, gapMs, maxQueued }: Limits,
  pause: (ms: number) => Promise<unknown> = pauseFor,
): KeyedLimiter<Key> => {
  const queues = new Map<Key, Queue>()

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
