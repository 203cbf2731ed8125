/** Trouble that the console makes. */
export interface Faults {
  /** The merchant's calls are answered with 503. */
  isAway: boolean
  /** Each of them waits so long first. */
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults = (): Faults => ({ isAway: false, latencyMs: 0, refusesRefunds: false })

/** Longer than the merchant waits. */
export const slowMs = 12_000
