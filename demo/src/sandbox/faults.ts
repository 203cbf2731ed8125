export interface Faults {
  /** Whether the merchant's authorized requests get the status 503. */
  isAway: boolean
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults: Readonly<Faults> = { isAway: false, latencyMs: 0, refusesRefunds: false }

/** Delay in ms that exceeds the merchant's timeout. */
export const slowMs = 12_000
