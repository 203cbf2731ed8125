import type { ClientConfig } from 'pg'
import { mayPassElsewhere, translated } from './faults'
import { createLane } from './lane'
import { toParams } from './params'
import { toAnswer } from './queries'
import type { Ask } from './queries'

interface Lanes {
  count: number
  /** Statements in flight on a lane before the next lane is used: batches are cheap, queues are slow. */
  room: number
  /** A statement that waits longer for a lock must not delay those behind it. */
  lockMs: number
}

/** Reads never wait for locks. */
export const readLanes: Lanes = { count: 2, room: 32, lockMs: 0 }
/** A write may wait for a row, so few queue behind it. */
export const writeLanes: Lanes = { count: 8, room: 2, lockMs: 250 }

interface Quick {
  ask: Ask
  close: () => Promise<void>
}

/**
 * Millisecond statements over a few shared connections. Those that find no room, would block others, or
 * cannot use their prepared statement go `elsewhere`.
 */
export const createQuick = (
  { count, room, lockMs }: Lanes,
  { config, onError, elsewhere }: { config: ClientConfig; onError: (error: Error) => void; elsewhere: Ask },
): Quick => {
  const options = `${config.options} -c lock_timeout=${lockMs}`
  const lanes = Array.from({ length: count }, () => createLane({ ...config, options }, onError))
  return {
    ask: async (text, values) => {
      const lane = lanes.find((one) => one.load() < room)
      if (!lane) return elsewhere(text, values)
      try {
        return toAnswer(await lane.ask(text, toParams(values)))
      } catch (error) {
        if (mayPassElsewhere(error)) return elsewhere(text, values)
        throw translated(error)
      }
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
