export interface Fault {
  name: string
  /** Resolves when the fault has been repaired, or is left to the site to repair. */
  cause: () => Promise<void>
  /** It must not cause any refusals, nor answers slower than in calm by this many ms. */
  slowerByMs?: number
  /** A message must be acknowledged within this many ms. */
  withinMs?: number
}

/** How long things are away, in ms. */
export const outageMs = 3000
export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
