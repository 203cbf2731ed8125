import { LruMap } from './LruMap'

const keysMax = 100_000

/** Counts per key in this process. Beyond `keysMax` keys, the least recently used count is lost. */
export interface MemoryCounter {
  /** Adds one and returns the key's count in the current window, which starts with the first count. */
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
