export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number
  /** Sets the clock to the time in a fresh response. */
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * The server's clock, based on the time in the page and the monotonic clock: the device's own clock may be wrong or change.
 * The monotonic clock may stop while the device sleeps; `correct` makes up for that.
 */
export const createServerClock = (serverNow: number, passed: () => number = monotonic): ServerClock => {
  let offset = serverNow - passed()
  return {
    now: () => offset + passed(),
    correct: (next) => {
      offset = next - passed()
    },
  }
}
