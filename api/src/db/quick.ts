import type { ClientConfig } from 'pg'
import { isStale, translated } from './faults'
import { createLane } from './lane'
import { toParams } from './params'
import { toAnswer } from './queries'
import type { Ask } from './queries'

const laneCount = 2
/** Statements on a lane before the next one is taken: together they are cheap, behind each other they wait. */
const laneRoom = 32

/** Hot reads over a few shared connections; what these have prepared and cannot use any more is asked `elsewhere`. */
export const createQuick = (
  config: ClientConfig,
  onError: (error: Error) => void,
  elsewhere: Ask,
): { ask: Ask; close: () => Promise<void> } => {
  const lanes = Array.from({ length: laneCount }, () => createLane(config, onError))
  const choose = () =>
    lanes.find((lane) => lane.load() < laneRoom) ??
    lanes.reduce((least, lane) => (lane.load() < least.load() ? lane : least))
  return {
    ask: async (text, values) => {
      try {
        return toAnswer(await choose().ask(text, toParams(values)))
      } catch (error) {
        if (isStale(error)) return elsewhere(text, values)
        throw translated(error)
      }
    },
    close: async () => {
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
