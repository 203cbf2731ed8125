export interface Limits {
  /** Concurrent work per key. */
  maxConcurrent: number
  /** Pause before each queued item, in ms. */
  gapMs: number
  /** Queued work per key; more is refused. */
  maxQueued: number
}

/** A member's writes: each may hold a database connection while it waits for the same row. */
export const writeLimits: Limits = { maxConcurrent: 4, gapMs: 25, maxQueued: 60 }
/** Visitors by address: an office or a mobile network may share one. Fewer than a process has database connections. */
export const addressLimits: Limits = { maxConcurrent: 16, gapMs: 0, maxQueued: 400 }
/** As many as a browser sends at once over HTTP/1.1, so that a page's requests are not queued. */
export const readLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }
