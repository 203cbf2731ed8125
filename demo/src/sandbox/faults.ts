export interface Faults {
  isAway: boolean
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults: Readonly<Faults> = { isAway: false, latencyMs: 0, refusesRefunds: false }

/** Must exceed the merchant's timeout. */
export const slowMs = 12_000
