import { LruMap } from './LruMap'

const keysMax = 100_000

export interface MemoryCounter {
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
