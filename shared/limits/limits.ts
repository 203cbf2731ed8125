export interface Limits {
  /** Concurrent work per key. */
  maxConcurrent: number
  /** Pause before each queued item, in ms. */
  gapMs: number
  /** Maximum queued work per key; further work is rejected. */
  maxQueued: number
}

/** A member's writes. Few, because each may hold a database connection while it waits for the same row. */
export const writeLimits: Limits = { maxConcurrent: 4, gapMs: 25, maxQueued: 60 }
/**
 * Requests without a session, per address, which an office or a mobile network may share. Fewer than the database
 * connections of a process.
 */
export const addressLimits: Limits = { maxConcurrent: 16, gapMs: 0, maxQueued: 400 }
/** Reads. As many as a browser sends at once over HTTP/1.1, so that the requests of one page are not queued. */
export const readLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }
