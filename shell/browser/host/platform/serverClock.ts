export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * Creates a clock that starts at `serverNow` and advances with the monotonic clock, because the device's time can be
 * wrong or change. The monotonic clock can stop while the device sleeps; call `correct` with the time of a fresh
 * response.
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
