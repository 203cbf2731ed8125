export interface Faults {
  isAway: boolean
  latencyMs: number
  refusesRefunds: boolean
}

export const noFaults: Readonly<Faults> = { isAway: false, latencyMs: 0, refusesRefunds: false }

/** Must exceed the API's timeout for calls to the provider (8 s). */
export const slowMs = 12_000
