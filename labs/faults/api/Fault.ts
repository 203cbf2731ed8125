export interface Fault {
  name: string
  /** Causes the fault. Resolves once it is repaired, or as soon as the site should recover without a repair. */
  cause: () => Promise<void>
  /** Maximum slowdown of a response. A fault with this limit must cause no errors. */
  slowerByMs?: number
  withinMs?: number
}

export const outageMs = 3000
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
