import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { methodFacts, packageCredits, packagePricesMinor } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { DomainError } from '../../../http/DomainError'
import { checkDebitLimits } from '../../direct-debit/limits'
import { findDebt } from '../../ledger/debts.repository'
import { findOffers } from '../../packages/methods.service'
import { findVat } from '../../settings/payments'
import { findBuyer } from './buyers.repository'
import { endMandate } from '../mandates/mandates.repository'
import { findStored, findUsable } from '../mandates/mandates.service'
import { hostedPayment, openAttempt, openCharge, requirePayment } from './attempts.service'
import { findByKey, findLastPaid, findNewer } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import { place, showPayment } from '../payments.service'
import type { Asked } from '../payments.service'

const startingMs = 60_000

/** PAY-05: the last purchase as it would be repeated, with its total. Asking orders nothing. */
export const getRepeatOrder = async (
  deps: Deps,
  userId: number,
  country: Country,
): Promise<CallResponse<'getRepeatOrder'>> => {
  const { db } = deps
  const last = await findLastPaid(db, userId)
  if (!last) return { order: null }
  const buyer = await findBuyer(db, userId, country)
  const offer = (await findOffers(db, buyer.country, userId)).find(({ id }) => id === last.method)
  const mandate = await findUsable(deps, last)
  const needsAccount = methodFacts[last.method].family === 'debit' && !mandate
  if (offer?.status !== 'active' || needsAccount) return { order: null }
  const list = packagePricesMinor[buyer.currency][last.package]
  return {
    order: {
      payment: last.id,
      package: last.package,
      credits: packageCredits[last.package],
      method: last.method,
      label: mandate?.label ?? null,
      list_price_minor: list,
      surcharge_minor: offer.surcharge_minor,
      price_minor: list + offer.surcharge_minor,
      currency: buyer.currency,
      bought_at: (last.paid_at ?? last.created_at).toISOString(),
      debt_credits: await findDebt(db, userId),
      vat_permille: await findVat(db, buyer.country),
    },
  }
}

/**
 * PAY-05: repeats the last purchase with its payment method, at the total shown. A stored card or account is
 * charged immediately; if that fails, the answer is `recurring_failed`. Other methods go through the
 * provider's page again. A purchase is repeated once: ordering again from an outdated page is refused.
 */
export const repeatOrder = async (
  deps: Deps,
  asked: Asked,
  { payment: seen, price_minor }: CallBody<'repeatOrder'>,
): Promise<CallResponse<'repeatOrder'>> => {
  const { userId, key } = asked
  const before = await findByKey(deps.db, userId, key)
  const last = before ?? (await findLastPaid(deps.db, userId))
  if (!last) throw new DomainError('nothing_to_repeat')
  const mandate = await findStored(deps.db, last)
  const isDebit = methodFacts[last.method].family === 'debit'
  if (!mandate && isDebit && !before)
    throw new DomainError('nothing_to_repeat', { package: last.package, method: last.method })
  const order = { package: last.package, method: last.method, price_minor, isWithoutDiscount: true } as const
  const check = async (tx: Db): Promise<void> => {
    const newer = await findNewer(tx, userId, seen, new Date(deps.now().getTime() - startingMs))
    if (newer || last.id !== seen)
      throw new DomainError('conflict', { reason: 'repeated', payment: newer?.id ?? last.id })
    if (isDebit) await checkDebitLimits(tx, userId, price_minor, deps.now())
  }
  const { id } = await place(deps, asked, order, {
    body: `repeat-order ${seen} ${price_minor}`,
    check,
    // A mandate stored with one provider cannot be charged by another.
    provider: mandate?.provider,
  })
  const row = await requirePayment(deps, userId, id)
  if (mandate) await chargeStored(deps, row, mandate.provider_mandate)
  else {
    const buyer = await findBuyer(deps.db, userId, row.country)
    await openAttempt(deps, row, (provider, reference) =>
      provider.createPayment({ ...hostedPayment(deps, { buyer, row }), reference }),
    )
  }
  const answer = await showPayment(deps, userId, id)
  if (answer.payment.state === 'failed')
    throw new DomainError('recurring_failed', { package: last.package, method: last.method, payment: id })
  return answer
}

/** Charges a stored card or account; one that is refused is not tried again. */
export const chargeStored = async (deps: Deps, row: PaymentRow, mandate: string): Promise<void> => {
  const buyer = await findBuyer(deps.db, row.user_id, row.country)
  await openCharge(deps, row, {
    mandate,
    ask: (provider, reference) =>
      provider.chargeMandate({ ...hostedPayment(deps, { buyer, row }), reference, mandate }),
  })
  const { state } = await requirePayment(deps, row.user_id, row.id)
  if (state === 'failed') await endMandate(deps.db, row.user_id, mandate, deps.now())
}
