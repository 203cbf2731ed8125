export interface Limits {
  maxConcurrent: number
  gapMs: number
  maxQueued: number
}

/** Low, because each write may hold a database connection while it waits for a row lock. */
export const writeLimits: Limits = { maxConcurrent: 4, gapMs: 25, maxQueued: 60 }
/** High, because an office or a mobile network may share one address. */
export const addressLimits: Limits = { maxConcurrent: 16, gapMs: 0, maxQueued: 400 }
export const readLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }
