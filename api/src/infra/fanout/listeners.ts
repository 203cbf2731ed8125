import type { FanoutItem, FanoutListener } from './Fanout'

export interface Listeners {
  add: (userId: number, listener: FanoutListener) => () => void
  notify: (userId: number, item: FanoutItem) => void
  notifyAll: (item: FanoutItem) => void
  has: (userId: number) => boolean
  userIds: () => number[]
  clear: () => void
}

export const createListeners = (onLast: (userId: number) => void = () => undefined): Listeners => {
  const byUser = new Map<number, Set<FanoutListener>>()
  const notify = (set: Iterable<FanoutListener>, item: FanoutItem) => {
    for (const listener of set) {
      try {
        listener(item)
      } catch (error) {
        console.error('a listener of the event fan-out failed', error)
      }
    }
  }
  return {
    add: (userId, listener) => {
      const set = byUser.get(userId) ?? new Set()
      byUser.set(userId, set.add(listener))
      return () => {
        if (!set.delete(listener) || set.size > 0) return
        byUser.delete(userId)
        onLast(userId)
      }
    },
    notify: (userId, item) => notify(byUser.get(userId) ?? [], item),
    notifyAll: (item) => {
      for (const set of byUser.values()) notify(set, item)
    },
    has: (userId) => byUser.has(userId),
    userIds: () => [...byUser.keys()],
    clear: () => byUser.clear(),
  }
}
