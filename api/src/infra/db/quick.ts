import type { ClientConfig } from 'pg'
import { mayPassElsewhere, translated } from './faults'
import { createLane } from './lane'
import { toParams } from './params'
import { toAnswer } from './queries'
import type { Ask } from './queries'

interface Lanes {
  count: number
  /** Statements on a lane before the next one is taken: together they are cheap, behind each other they wait. */
  room: number
  /** What waits for a lock for longer must not keep those behind it waiting. */
  lockMs: number
}

/** Reads wait for nobody. */
export const readLanes: Lanes = { count: 2, room: 32, lockMs: 0 }
/** A write may wait for a row, so few are behind it. */
export const writeLanes: Lanes = { count: 8, room: 2, lockMs: 250 }

interface Quick {
  ask: Ask
  close: () => Promise<void>
}

/**
 * Statements of a millisecond over a few shared connections. What finds no room there, would hold them up or cannot use
 * what they have prepared goes `elsewhere`.
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
