import { LruMap } from './LruMap'

const keysMax = 100_000

/** Counts in this process; the least recently used windows are evicted if there are too many. */
export interface MemoryCounter {
  /** Counts one, and returns how many the key has in its current window. */
  count: (key: string, windowMs: number) => number
}

export const createMemoryCounter = (clock: () => number = Date.now): MemoryCounter => {
  const windows = new LruMap<string, { until: number; count: number }>(keysMax)
  return {
    count: (key, windowMs) => {
      const now = clock()
      const open = windows.get(key)
      if (open && open.until > now) {
        open.count += 1
        return open.count
      }
      windows.set(key, { until: now + windowMs, count: 1 })
      return 1
    },
  }
}
