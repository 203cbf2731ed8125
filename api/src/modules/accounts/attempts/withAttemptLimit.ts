import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { blockEnd, clearAttempts, countAttempt, findBlock, uncountAttempt } from './attempts.repository'
import type { AttemptLimit } from './attempts.repository'

interface AttemptInput<Result> {
  /** A successful check clears these counters. */
  own: readonly AttemptLimit[]
  /** Counters shared with other accounts. A successful check subtracts only its own attempt. */
  common?: readonly AttemptLimit[]
  check: () => Promise<Result | null>
  refusal: ErrorCode
  /** Called once per block, after the wrong guess that starts it. */
  onBlock?: () => Promise<unknown>
}

/**
 * Counts the attempt before `check`, or concurrent guesses would exceed the limit. If `check` resolves to null, throws
 * `refusal`, or `login_blocked` if this attempt reaches a limit. Also throws `login_blocked`, without running `check`,
 * while a key is blocked.
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
  const attempts = []
  for (const counted of [...common, ...own]) {
    const attempt = await countAttempt(db, counted, now)
    if (attempt === undefined) throw blockedUntil(blockEnd(counted, now), now)
    attempts.push({ counted, attempt, left: counted.limit - attempt })
  }
  const result = await check()
  if (result !== null) {
    await clearAttempts(db, ...own)
    for (const { counted, attempt } of attempts.slice(0, common.length))
      await uncountAttempt(db, counted, attempt)
    return result
  }
  const blocks = attempts.filter(({ left }) => left <= 0).map(({ counted }) => blockEnd(counted, now))
  if (blocks.length === 0)
    throw new DomainError(refusal, { attempts_left: Math.min(...attempts.map(({ left }) => left)) })
  await onBlock?.()
  throw blockedUntil(
    blocks.reduce((last, end) => (end > last ? end : last)),
    now,
  )
}

const blockedUntil = (until: Date, now: Date) => {
  const ms = until.getTime() - now.getTime()
  return new DomainError('login_blocked', {
    minutes: Math.max(1, Math.ceil(ms / 60_000)),
    retryAfter: ms / 1000,
  })
}
