export interface ServerClock {
  /** Milliseconds since the epoch, as the server counts them. */
  now: () => number
  /** The server has just reported its time. */
  correct: (serverNow: number) => void
}

const monotonic = (): number => performance.now()

/**
 * The server's clock, starting from the time in the page. It advances by elapsed time, not by the device's clock, which
 * its owner or the network may change; if it stopped while the device slept, the server's next response corrects it.
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
