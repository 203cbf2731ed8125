export interface Limits {
  /** Concurrent work per key. */
  maxConcurrent: number
  /** Between queued work and the next, in ms, where few wait: a burst may not keep the process busy. */
  gapMs: number
  /** Queued work per key; more is refused. */
  maxQueued: number
}

/** A member's writes: each may hold a connection while it waits for the same row. */
export const writeLimits: Limits = { maxConcurrent: 4, gapMs: 25, maxQueued: 60 }
/** Visitors, by address: an office or a mobile network may stand behind one. Fewer than a process has connections. */
export const addressLimits: Limits = { maxConcurrent: 16, gapMs: 0, maxQueued: 400 }
/** As many as a browser sends at once over HTTP/1.1: what a page asks for is let in at once. */
export const readLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }
