export interface Limits {
  maxConcurrent: number
  gapMs: number
  /** Maximum length of a key's queue; further work is rejected. */
  maxQueued: number
}

/**
 * Limits for a member's writes. They are low, because each write may hold a database connection while it waits for a
 * row lock.
 */
export const writeLimits: Limits = { maxConcurrent: 4, gapMs: 25, maxQueued: 60 }
/**
 * Limits for requests without a session, per address. They are high, because an office or a mobile network may share
 * one address.
 */
export const addressLimits: Limits = { maxConcurrent: 16, gapMs: 0, maxQueued: 400 }
/** Limits for a member's reads. Browsers send up to six requests at once over HTTP/1.1. */
export const readLimits: Limits = { maxConcurrent: 6, gapMs: 25, maxQueued: 60 }
