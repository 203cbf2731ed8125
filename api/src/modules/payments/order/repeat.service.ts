import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { methodFacts, packageCredits } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { DomainError } from '../../../http/DomainError'
import { checkDebitLimits } from '../../direct-debit/limits'
import { findDebt } from '../../ledger/debts.repository'
import { findOffers } from '../../packages/methods.service'
import { findVat } from '../../settings/payments'
import { findPackagePrices } from '../../settings/prices'
import { siteHostOf } from '../../settings/siteHost'
import { findBuyer } from './buyers.repository'
import { endMandate } from '../mandates/mandates.repository'
import { findStored, findUsable } from '../mandates/mandates.service'
import { openAttempt, openCharge, requirePayment } from './attempts.service'
import { findByKey, findLastPaid, findNewer } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import { showPayment } from '../payments.service'
import { createOrder } from './startPayment.service'
import type { RequestContext } from './RequestContext'

const startingMs = 60_000

export const getRepeatOrder = async (
  deps: Deps,
  { userId, host, country }: Omit<RequestContext, 'key'>,
): Promise<CallResponse<'getRepeatOrder'>> => {
  const { db } = deps
  const last = await findLastPaid(db, userId)
  if (!last) return { order: null }
  const buyer = await findBuyer(db, userId, country)
  const site = await siteHostOf(deps, host)
  const offers = await findOffers(db, { host: site, country: buyer.country }, userId)
  const offer = offers.find(({ id }) => id === last.method)
  const mandate = await findUsable(deps, last)
  const needsAccount = methodFacts[last.method].family === 'debit' && !mandate
  if (offer?.status !== 'active' || needsAccount) return { order: null }
  const prices = await findPackagePrices(db, site, buyer.currency)
  const list = prices[last.package]
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
 * PAY-05. Throws `conflict` if the displayed purchase is no longer the latest one or the displayed price has changed.
 */
export const repeatOrder = async (
  deps: Deps,
  context: RequestContext,
  { payment: seen, price_minor }: CallBody<'repeatOrder'>,
): Promise<CallResponse<'repeatOrder'>> => {
  const { userId, key } = context
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
    if (isDebit) await checkDebitLimits(tx, userId, { priceMinor: price_minor }, deps.now())
  }
  const { id } = await createOrder(deps, context, order, {
    body: `repeat-order ${seen} ${price_minor}`,
    check,
    // Only the provider that stored a mandate can charge it.
    provider: mandate?.provider,
  })
  const row = await requirePayment(deps, userId, id)
  if (mandate) await chargeStored(deps, row, mandate.provider_mandate)
  else await openAttempt(deps, row)
  const answer = await showPayment(deps, userId, id)
  if (answer.payment.state === 'failed')
    throw new DomainError('recurring_failed', { package: last.package, method: last.method, payment: id })
  return answer
}

export const chargeStored = async (deps: Deps, row: PaymentRow, mandate: string): Promise<void> => {
  await openCharge(deps, row, {
    mandate,
    call: (provider, payment) => provider.chargeMandate({ ...payment, mandate }),
  })
  const { state } = await requirePayment(deps, row.user_id, row.id)
  if (state === 'failed') await endMandate(deps.db, row.user_id, mandate, deps.now())
}
