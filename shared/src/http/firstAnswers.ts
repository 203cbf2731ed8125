import { callKey } from '../contract'
import type { EndpointName } from '../contract'
import { timings } from '../domain'

/** Answers streamed with the page: each can be taken once, early, and only until something changes. */
export interface FirstAnswers {
  take: (name: EndpointName, query?: object) => unknown
  forget: () => void
}

export const noFirstAnswers: FirstAnswers = { take: () => undefined, forget: () => {} }

/** `answers` by `callKey`. They count as fresh until the first poll. */
export const createFirstAnswers = (
  answers: Record<string, unknown>,
  now: () => number = () => performance.now(),
): FirstAnswers => {
  const kept = new Map(Object.entries(answers))
  const endsAt = now() + timings.pollFirstMs
  return {
    take: (name, query) => {
      if (now() >= endsAt) kept.clear()
      const key = callKey(name, query)
      const answer = kept.get(key)
      kept.delete(key)
      return answer
    },
    forget: () => kept.clear(),
  }
}
