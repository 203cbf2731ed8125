import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { debitAccount } from '../../direct-debit/confirm.service'
import { applyNews } from '../provider-events/providerUpdate.service'
import { findAttempt, claimUnanswered } from './attempts.repository'
import { chargeStored } from './repeat.service'
import { requirePayment, told } from './attempts.service'

/** A day: longer than an outage, shorter than any provider forgets a reference. */
const patienceMs = 24 * 3_600_000

/**
 * Asks again for charges whose answers were lost, under their references, so that each is one charge. Except those of a
 * wallet, whose token is not kept: only the provider's notice can tell.
 */
export const resumeCharges = async (deps: Deps, before: Date, max: number): Promise<void> => {
  const now = deps.now()
  for (const charge of await claimUnanswered(deps.db, before, now, max)) {
    const row = await requirePayment(deps, charge.user_id, charge.payment_id)
    const attempt = await findAttempt(deps.db, row.id)
    if (now.getTime() - charge.sent_at.getTime() > patienceMs) {
      deps.log.error({ payment: row.id }, 'the provider never answered for this charge; ask it')
      await applyNews(deps, told(row, attempt, { state: 'failed', failure: 'no_answer' }))
      continue
    }
    try {
      if (attempt?.mandate) await chargeStored(deps, row, attempt.mandate)
      else if (methodFacts[row.method].family === 'debit') await debitAccount(deps, row.user_id, row.id)
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'unavailable')) throw error
    }
  }
}
