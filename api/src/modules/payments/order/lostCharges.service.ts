import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import { ignoreUnavailable } from '../provider/callProvider'
import type { Deps } from '../../../app/deps'
import { debitAccount } from '../../direct-debit/confirm.service'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import { findAttempt, claimUnanswered } from './attempts.repository'
import type { Unanswered } from './attempts.repository'
import { chargeStored } from './repeat.service'
import { requirePayment } from './attempts.service'
import { inferredUpdate } from '../provider-events/inferredUpdate'

/**
 * Time after sending at which a charge without a response counts as failed. Providers must deduplicate by our reference
 * (idempotency key) for longer than this.
 */
const giveUpMs = 24 * 3_600_000

/** Wallet charges cannot be retried, because their token is not stored: they wait for the webhook. */
export const resumeCharges = (deps: Deps, before: Date, max: number): Promise<void> =>
  attemptAll(deps.log, 'some lost charges were not resumed', async (attempt) => {
    for (const charge of await claimUnanswered(deps.db, before, deps.now(), max))
      await attempt({ payment: charge.payment_id }, () => resume(deps, charge))
  })

const resume = async (deps: Deps, charge: Unanswered): Promise<void> => {
  const row = await requirePayment(deps, charge.user_id, charge.payment_id)
  const attempt = await findAttempt(deps.db, row.id)
  if (deps.now().getTime() - charge.sent_at.getTime() > giveUpMs) {
    deps.log.error({ payment: row.id }, 'the provider never confirmed this charge: check it there')
    await applyProviderUpdate(deps, inferredUpdate(row, attempt, { state: 'failed', failure: 'no_answer' }))
  } else if (attempt?.mandate) await chargeStored(deps, row, attempt.mandate).catch(wait)
  else if (methodFacts[row.method].family === 'debit')
    await debitAccount(deps, row.user_id, row.id).catch(wait)
}

/** Suspended and deleted members are not charged. If the lost request succeeded, a webhook reports it. */
const wait = (error: unknown): void => {
  if (error instanceof DomainError && error.code === 'authentication_required') return
  ignoreUnavailable(error)
}
