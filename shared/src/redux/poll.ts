import { call, delay } from 'typed-redux-saga'

interface PollOptions {
  firstMs: number
  intervalMs: () => number
  /** Errors are swallowed. Each consecutive one doubles the wait, up to four times the interval. */
  round: () => Generator
}

const BACK_OFF_MAX = 4

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
