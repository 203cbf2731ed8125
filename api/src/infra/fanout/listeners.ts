import type { FanoutItem, FanoutListener } from './Fanout'

export interface Listeners {
  add: (userId: number, listener: FanoutListener) => () => void
  tell: (userId: number, item: FanoutItem) => void
  has: (userId: number) => boolean
  clear: () => void
}

/** Who listens to whom in this process. A listener that throws does not keep the others from hearing. */
export const createListeners = (onLast: (userId: number) => void = () => undefined): Listeners => {
  const byUser = new Map<number, Set<FanoutListener>>()
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
    tell: (userId, item) => {
      for (const listener of byUser.get(userId) ?? []) {
        try {
          listener(item)
        } catch (error) {
          console.error('a listener of the event fan-out failed', error)
        }
      }
    },
    has: (userId) => byUser.has(userId),
    clear: () => byUser.clear(),
  }
}
