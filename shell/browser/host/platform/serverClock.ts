export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/** The device's time can be wrong or change, and the monotonic clock can stop while the device sleeps. */
export const createServerClock = (serverNow: number, passed: () => number = monotonic): ServerClock => {
  let offset = serverNow - passed()
  return {
    now: () => offset + passed(),
    correct: (next) => {
      offset = next - passed()
    },
  }
}
