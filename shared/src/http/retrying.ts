import { retry } from '../domain'
import type { Answer } from './Answer'

/** Share of a delay that chance adds, so that browsers which failed together do not come back together. */
const jitter = 0.2

const isTransient = ({ status, isLate, retryAfterMs }: Answer): boolean =>
  !isLate && retryAfterMs <= retry.waitAtMostMs && (status === 0 || status === 429 || status >= 500)

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const takeBack = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', takeBack)
      resolve()
    }, ms)
    signal?.addEventListener('abort', takeBack, { once: true })
  })

/**
 * Tries again up to five times, each after twice the time, what may pass then: no network, a server that is away or
 * has too much to do. What the server puts off for longer, and what took all of its time, is answered at once.
 */
export const retrying = async (
  attempt: () => Promise<Answer>,
  { baseMs = retry.baseDelayMs, signal }: { baseMs?: number; signal?: AbortSignal },
): Promise<Answer> => {
  for (let count = 1; ; count += 1) {
    const answer = await attempt()
    if (count > retry.times || !isTransient(answer)) return answer
    const delay = 2 ** count * baseMs * (1 + Math.random() * jitter)
    await pause(Math.max(delay, answer.retryAfterMs), signal)
  }
}
