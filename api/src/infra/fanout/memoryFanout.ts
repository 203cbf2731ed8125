import { historiesMax, historySize } from './Fanout'
import type { Fanout, FanoutItem } from './Fanout'
import { createListeners } from './listeners'

const moveEvery = historiesMax / 4
/** Nothing here waits for anything. */
const told = Promise.resolve()

interface Kept extends FanoutItem {
  seq: number
}
interface History {
  items: Kept[]
  /** Highest number that this history has dropped. */
  droppedSeq: number
  /** Number of the event at which it became the one that is let go last. */
  movedSeq: number
}

/** The fan-out of a single process. Ids are `<start of the process>-<number>`, so another process's are told apart. */
export const createMemoryFanout = (startedAt: number = Date.now()): Fanout => {
  const epoch = startedAt.toString(36)
  const listeners = createListeners()
  const sessionListeners = new Set<(userId: number) => void>()
  const histories = new Map<number, History>()
  let seq = 0
  /** Highest number in a history that was let go as a whole. */
  let evictedSeq = 0

  const keep = (userId: number, item: Kept) => {
    const known = histories.get(userId)
    const history = known ?? { items: [], droppedSeq: evictedSeq, movedSeq: item.seq }
    history.items.push(item)
    if (history.items.length > historySize) history.droppedSeq = history.items.shift()?.seq ?? 0
    // Roughly the one that was told last goes last: to move it at every event costs more than the event.
    if (known && item.seq - history.movedSeq < moveEvery) return
    history.movedSeq = item.seq
    histories.delete(userId)
    histories.set(userId, history)
    if (histories.size <= historiesMax) return
    for (const [oldest, { items }] of histories) {
      evictedSeq = Math.max(evictedSeq, items.at(-1)?.seq ?? 0)
      histories.delete(oldest)
      break
    }
  }

  return {
    publish: (userId, event, audience) => {
      seq += 1
      const item: Kept = { id: `${epoch}-${seq}`, seq, event, ...audience }
      keep(userId, item)
      listeners.tell(userId, item)
      if (event.type === 'session-ended') for (const listener of sessionListeners) listener(userId)
      return told
    },
    subscribe: listeners.add,
    replay: async (userId, lastEventId) => {
      const [itsEpoch, number = ''] = lastEventId.split('-')
      const last = Number(number)
      if (itsEpoch !== epoch || !/^\d{1,15}$/.test(number) || last > seq) return null
      const history = histories.get(userId)
      if (last < (history?.droppedSeq ?? evictedSeq)) return null
      return history?.items.filter((item) => item.seq > last) ?? []
    },
    position: async () => `${epoch}-${seq}`,
    onSessionEnded: (listener) => {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    },
    close: async () => {
      listeners.clear()
      sessionListeners.clear()
    },
  }
}
