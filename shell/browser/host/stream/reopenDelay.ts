const BASE_MS = 5000
const MAX_MS = 60_000
const JITTER = 0.25

/** In ms. EventSource does not expose the server's Retry-After. */
export const reopenDelay = (refusals: number): number =>
  Math.min(MAX_MS, BASE_MS * 2 ** Math.max(0, refusals - 1)) * (1 + Math.random() * JITTER)
