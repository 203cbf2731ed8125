const BASE_MS = 5000
const MAX_MS = 60_000
const JITTER = 0.25

/**
 * Delay in milliseconds before reopening a stream that was refused this many times in a row. A page cannot read the
 * server's Retry-After, so each refusal doubles it; tabs that were refused together come back at different times.
 */
export const reopenDelay = (refusals: number): number =>
  Math.min(MAX_MS, BASE_MS * 2 ** Math.max(0, refusals - 1)) * (1 + Math.random() * JITTER)
