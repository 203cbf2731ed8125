const BASE_MS = 5000
const MAX_MS = 60_000
const JITTER = 0.25

/**
 * Returns the delay before a rejected stream is reopened, in milliseconds: exponential backoff with jitter by the
 * number of consecutive rejections. An EventSource cannot read the Retry-After of the server.
 */
export const reopenDelay = (refusals: number): number =>
  Math.min(MAX_MS, BASE_MS * 2 ** Math.max(0, refusals - 1)) * (1 + Math.random() * JITTER)
