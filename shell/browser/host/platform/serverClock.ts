export interface ServerClock {
  /** Server's time in ms since the epoch. */
  now: () => number
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * Derives the server's time from the monotonic clock, because the device's time can be wrong or change. The monotonic
 * clock needs corrections, because it can stop while the device sleeps.
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
