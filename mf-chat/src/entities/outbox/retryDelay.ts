const BASE_MS = 2000
const MAX_MS = 30_000
const JITTER = 0.25

export const retryDelay = (failures: number): number =>
  Math.min(MAX_MS, BASE_MS * 2 ** Math.max(0, failures - 1)) * (1 + Math.random() * JITTER)
