export interface Fault {
  name: string
  /** Resolves once the fault is repaired or, if the site must recover unaided, as soon as the fault has been caused. */
  cause: () => Promise<void>
  /** Maximum increase of the slowest response time. If set, the fault must not cause any errors. */
  slowerByMs?: number
  withinMs?: number
}

export const outageMs = 3000
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
