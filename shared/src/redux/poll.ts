import { call, delay } from 'typed-redux-saga'

interface PollOptions {
  firstMs: number
  /** Read before each wait, so that a change of push state takes effect on the next tick. */
  intervalMs: () => number
  /** One round; if it throws, the next wait grows, up to four times the interval. */
  round: () => Generator
}

const BACK_OFF_MAX = 4

/** Polls endlessly, with backoff on failure. Cancel its task to stop it. */
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
