import { call, delay } from 'typed-redux-saga'

interface PollOptions {
  firstMs: number
  /** Read before each wait, so that a change of push state takes effect at the next tick. */
  intervalMs: () => number
  /** One round; a throw makes the next wait longer, up to four times the interval. */
  round: () => Generator
}

const BACK_OFF_MAX = 4

/** Endless polling: waits and rounds, with longer waits on failure. Cancel its task to stop it. */
export function* poll({ firstMs, intervalMs, round }: PollOptions) {
  let waitMs = firstMs
  let backOff = 1
  for (;;) {
    yield* delay(waitMs)
    try {
      yield* call(round)
      backOff = 1
    } catch {
      backOff = Math.min(backOff * 2, BACK_OFF_MAX)
    }
    waitMs = intervalMs() * backOff
  }
}
