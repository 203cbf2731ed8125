import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { countAttempt, strangerMailLimit } from './attempts.repository'

/**
 * Whether one more e-mail may go to an address that somebody typed in, who has not shown that it is theirs: they could fill
 * anybody's inbox in our name.
 */
export const mayMail = async ({ db, now }: Deps, email: string): Promise<boolean> =>
  (await countAttempt(db, strangerMailLimit(email), now())) !== undefined

/** The same where whoever asks is told. */
export const requireMayMail = async (deps: Deps, email: string): Promise<void> => {
  if (!(await mayMail(deps, email)))
    throw new DomainError('too_fast', { retryAfter: limits.loginBlockMinutes * 60 })
}
