/** Faults that the console can switch on. */
export interface Faults {
  /** The merchant's calls are answered with 503. */
  isAway: boolean
  /** Delay before each answer. */
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults = (): Faults => ({ isAway: false, latencyMs: 0, refusesRefunds: false })

/** Longer than the merchant's time-out. */
export const slowMs = 12_000
