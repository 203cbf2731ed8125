import type { CallResponse } from '@duetto/shared/contract'
import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { checkDebitLimits } from '../directdebit/limits'
import { endMandate, findMandate } from './mandates'
import { hostedPayment, openAttempt, requirePayment } from './open.service'
import { findByKey, findLastPaid } from './payments.repository'
import { place, showPayment } from './payments.service'
import type { Asked } from './payments.service'

/**
 * PAY-05: buys the last package again the way it was paid. A stored card or account is charged at once; where
 * that fails the answer is `recurring_failed`. Other methods lead to the provider's page again.
 */
export const repeatOrder = async (deps: Deps, asked: Asked): Promise<CallResponse<'repeatOrder'>> => {
  const { userId, key } = asked
  const before = await findByKey(deps.db, userId, key)
  const last = before ?? (await findLastPaid(deps.db, userId))
  if (!last) throw new DomainError('nothing_to_repeat')
  const { family, isRecurring } = methodFacts[last.method]
  const mandate = isRecurring ? await findMandate(deps.db, userId, last.method) : undefined
  if (!mandate && family === 'debit' && !before)
    throw new DomainError('nothing_to_repeat', { package: last.package, method: last.method })
  if (family === 'debit' && !before) await checkDebitLimits(deps.db, userId, last.list_minor, deps.now())
  const order = { package: last.package, method: last.method, isWithoutDiscount: true } as const
  const { id, buyer } = await place(deps, asked, order, 'repeat-order')
  const row = await requirePayment(deps, userId, id)
  await openAttempt(deps, row, (provider, reference) => {
    const hosted = hostedPayment(deps, { buyer, row })
    return mandate
      ? provider.chargeMandate({ ...hosted, reference, mandate: mandate.provider_mandate })
      : provider.createPayment({ ...hosted, reference })
  })
  const answer = await showPayment(deps, userId, id)
  if (answer.payment.state === 'failed') {
    if (mandate) await endMandate(deps.db, userId, mandate.provider_mandate)
    throw new DomainError('recurring_failed', { package: last.package, method: last.method, payment: id })
  }
  return answer
}
