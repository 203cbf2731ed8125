import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { blockEnd, clearAttempts, countAttempt, findBlock, uncountAttempt } from './attempts.repository'
import type { AttemptLimit } from './attempts.repository'

interface AttemptInput<Result> {
  /**
   * A correct guess clears these counters. The error reports the attempts left of the first, which must be the
   * narrowest.
   */
  own: readonly [AttemptLimit, ...AttemptLimit[]]
  common?: readonly AttemptLimit[]
  check: () => Promise<Result | null>
  refusal: ErrorCode
  /** Called once per block, after the wrong guess that starts it. */
  onBlock?: () => Promise<unknown>
}

/**
 * Throws `login_blocked` if a limit is reached, and `refusal` if `check` resolves to null. Counts before checking, or
 * concurrent guesses would exceed the limit.
 */
export const withAttemptLimit = async <Result>(
  deps: Deps,
  { own, common = [], check, refusal, onBlock }: AttemptInput<Result>,
): Promise<Result> => {
  const { db } = deps
  const now = deps.now()
  const until = await findBlock(
    db,
    [...own, ...common].map(({ key }) => key),
    now,
  )
  if (until) throw blockedUntil(until, now)
  const count = async (counted: AttemptLimit) => {
    const attempt = await countAttempt(db, counted, now)
    if (attempt === undefined) throw blockedUntil(blockEnd(counted, now), now)
    return { counted, attempt }
  }
  const commonCounts = []
  for (const counted of common) commonCounts.push(await count(counted))
  const narrowest = await count(own[0])
  const counts = [...commonCounts, narrowest]
  for (const counted of own.slice(1)) counts.push(await count(counted))
  const result = await check()
  if (result !== null) {
    await clearAttempts(db, ...own)
    for (const one of commonCounts) await uncountAttempt(db, one.counted, one.attempt)
    return result
  }
  if (counts.some(({ counted, attempt }) => attempt >= counted.limit)) await onBlock?.()
  const left = own[0].limit - narrowest.attempt
  if (left <= 0) throw blockedUntil(blockEnd(own[0], now), now)
  throw new DomainError(refusal, { attempts_left: left })
}

const blockedUntil = (until: Date, now: Date) => {
  const ms = until.getTime() - now.getTime()
  return new DomainError('login_blocked', {
    minutes: Math.max(1, Math.ceil(ms / 60_000)),
    retryAfter: ms / 1000,
  })
}
