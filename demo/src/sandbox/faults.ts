/** Faults that the console switches on and off. */
export interface Faults {
  /** Answers the merchant's calls with 503. */
  isAway: boolean
  /** Delay before each answer. */
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults: Readonly<Faults> = { isAway: false, latencyMs: 0, refusesRefunds: false }

/** Exceeds the merchant's time-out. */
export const slowMs = 12_000
