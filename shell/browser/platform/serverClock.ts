export interface ServerClock {
  /** Milliseconds since the epoch, as the server counts them. */
  now: () => number
  /** The server just said what time it is. */
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * The server's clock, from what the page was sent with. It goes on with the time that passed, not with the device's clock, which
 * its owner or the network may set; where it stood still while the device slept, the next answer of the server corrects it.
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
