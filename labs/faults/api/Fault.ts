export interface Fault {
  name: string
  /** Causes the fault. Resolves once it is repaired, or as soon as the site should recover without a repair. */
  cause: () => Promise<void>
  /** If set, the fault must cause no errors and may slow responses down by at most this many ms. */
  slowerByMs?: number
  withinMs?: number
}

export const outageMs = 3000
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
