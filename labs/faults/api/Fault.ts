export interface Fault {
  name: string
  /** Resolves after the repair, or right after the fault if the site must recover by itself. */
  cause: () => Promise<void>
  /** Maximum increase of the slowest response time. If set, the fault must not cause any errors. */
  slowerByMs?: number
  withinMs?: number
}

export const outageMs = 3000
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
