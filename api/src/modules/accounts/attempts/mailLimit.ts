import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { countAttempt, dailyMailLimit, mailLimit } from './attempts.repository'

const refusal = async ({ db, now }: Deps, email: string): Promise<DomainError | null> => {
  if ((await countAttempt(db, mailLimit(email), now())) === undefined)
    return new DomainError('too_fast', { retryAfter: limits.loginBlockMinutes * 60 })
  if ((await countAttempt(db, dailyMailLimit(email), now())) === undefined)
    return new DomainError('mail_limit')
  return null
}

export const canMail = async (deps: Deps, email: string): Promise<boolean> =>
  (await refusal(deps, email)) === null

export const requireCanMail = async (deps: Deps, email: string): Promise<void> => {
  const refused = await refusal(deps, email)
  if (refused) throw refused
}
