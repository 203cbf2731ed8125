export interface ServerClock {
  /** Server time in ms since the epoch. */
  now: () => number
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * Derives server time from the monotonic clock, because the device's wall clock can be wrong or change. The monotonic
 * clock can stop while the device sleeps; `correct` adjusts for that.
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
