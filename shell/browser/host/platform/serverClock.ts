export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number
  /** Sets the clock to the time in a fresh response. */
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * Creates a clock that follows the server's: the time of rendering plus the time that has passed since. The device's
 * own clock may be wrong or change. The monotonic clock may stop while the device sleeps, so call `correct` with the
 * time of a fresh response.
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
