import { eventsMax, historiesMax, historySeconds, historySize } from './Fanout'
import type { Fanout, FanoutItem } from './Fanout'
import { createListeners } from './listeners'

const moveEvery = historiesMax / 4
const sweepEvery = eventsMax / 10
const sweepEveryMs = 60_000
const published = Promise.resolve()

interface StoredItem extends FanoutItem {
  seq: number
  at: number
}
interface History {
  items: StoredItem[]
  /** Highest sequence number of an event that may be missing from this history. */
  droppedSeq: number
  movedSeq: number
}

/** Event ids are `<process start>-<number>`, which distinguishes those of an earlier process. */
export const createMemoryFanout = (clock: () => number = Date.now): Fanout => {
  const epoch = clock().toString(36)
  const listeners = createListeners()
  const sessionListeners = new Set<(userId: number) => void>()
  const histories = new Map<number, History>()
  let seq = 0
  let evictedSeq = 0
  let swept = { seq: 0, at: clock() }

  /** Drops old events but not their histories: a member who has missed none of them can still resume. */
  const sweep = (now: number) => {
    if (seq - swept.seq < sweepEvery && now - swept.at < sweepEveryMs) return
    swept = { seq, at: now }
    const isOld = (item: StoredItem) => item.seq <= seq - eventsMax || item.at < now - historySeconds * 1000
    for (const history of histories.values()) {
      const { items } = history
      while (items[0] && isOld(items[0])) history.droppedSeq = items.shift()?.seq ?? 0
    }
  }

  const store = (userId: number, item: StoredItem) => {
    const known = histories.get(userId)
    const history = known ?? { items: [], droppedSeq: evictedSeq, movedSeq: item.seq }
    history.items.push(item)
    if (history.items.length > historySize) history.droppedSeq = history.items.shift()?.seq ?? 0
    // Approximate LRU: moving a history on every event costs more than the event.
    if (known && item.seq - history.movedSeq < moveEvery) return
    history.movedSeq = item.seq
    histories.delete(userId)
    histories.set(userId, history)
    if (histories.size <= historiesMax) return
    for (const [oldest, { items, droppedSeq }] of histories) {
      evictedSeq = Math.max(evictedSeq, items.at(-1)?.seq ?? droppedSeq)
      histories.delete(oldest)
      break
    }
  }

  return {
    publish: (userId, event, audience) => {
      seq += 1
      const item: StoredItem = { id: `${epoch}-${seq}`, seq, at: clock(), event, ...audience }
      store(userId, item)
      sweep(item.at)
      listeners.notify(userId, item)
      if (event.type === 'session-ended') for (const listener of sessionListeners) listener(userId)
      return published
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
