import { methodFacts } from '@duetto/shared/domain'
import { ignoreUnavailable } from '../provider/callProvider'
import type { Deps } from '../../../app/deps'
import { debitAccount } from '../../direct-debit/confirm.service'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import { findAttempt, claimUnanswered } from './attempts.repository'
import { chargeStored } from './repeat.service'
import { requirePayment } from './attempts.service'
import { inferredUpdate } from '../provider-events/inferredUpdate'

/**
 * Time after sending at which a charge without a response counts as failed and is no longer retried. Providers must
 * deduplicate by our reference (idempotency key) for longer than this.
 */
const giveUpMs = 24 * 3_600_000

/**
 * Retries charges whose response was lost. Wallet charges cannot be retried, because their token is not stored: they
 * wait for the webhook.
 */
export const resumeCharges = async (deps: Deps, before: Date, max: number): Promise<void> => {
  const now = deps.now()
  for (const charge of await claimUnanswered(deps.db, before, now, max)) {
    const row = await requirePayment(deps, charge.user_id, charge.payment_id)
    const attempt = await findAttempt(deps.db, row.id)
    if (now.getTime() - charge.sent_at.getTime() > giveUpMs) {
      deps.log.error({ payment: row.id }, 'the provider never confirmed this charge: check it there')
      await applyProviderUpdate(deps, inferredUpdate(row, attempt, { state: 'failed', failure: 'no_answer' }))
      continue
    }
    if (attempt?.mandate) await chargeStored(deps, row, attempt.mandate).catch(ignoreUnavailable)
    else if (methodFacts[row.method].family === 'debit')
      await debitAccount(deps, row.user_id, row.id).catch(ignoreUnavailable)
  }
}
