import { limits } from '@duetto/shared/domain'
import type { PaymentState } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { mailComposer } from '../../../infra/delivery/compose'
import { releaseCode } from '../../discounts/discounts.repository'
import { findLateDiscountRule } from '../../settings/payments'
import { lockBalance } from '../../ledger/ledger.repository'
import type { Balance } from '../../ledger/ledger.repository'
import { reclaimCredits } from '../../ledger/ledger.service'
import { setChargeId } from '../order/attempts.repository'
import { closeOrders } from '../order/superseded.service'
import { chargeBack } from '../refunds/chargeback.service'
import { setHeld } from '../holds/holds.repository'
import { followRefusal, notifyReleased } from '../holds/releases.service'
import { saveMandate } from '../mandates/mandates.repository'
import { findOwner } from '../owners.repository'
import { lockPayment, setRefunded, setState } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { followRefund } from '../refunds/providerRefunds.service'
import { settle } from './settlement.service'
import { isOpen, isSettled, stateAfter } from './states'

export interface News {
  paymentId: number
  provider: string
  news: ProviderPayment
  /** Runs in the transaction of a change of state. */
  note?: (tx: Db) => Promise<unknown>
}

/**
 * Applies the provider's state to a payment. Duplicate, late or out-of-order news changes nothing: member and
 * payment rows are locked, the state only moves forward, and credits have a unique source.
 */
export const applyNews = async (deps: Deps, { paymentId, provider, news, note }: News): Promise<void> => {
  const owner = await findOwner(deps.db, paymentId)
  if (!owner) throw new Error(`there is no payment ${paymentId}`)
  const compose = await mailComposer(deps, owner.language)
  const rule = await findLateDiscountRule(deps)
  let ended: number[] = []
  const change = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, owner.id)
    const row = await lockPayment(tx, paymentId)
    // Its notice is kept and tried again once the payment is known.
    if (news.refund && !isSettled(row.state))
      throw new Error(`payment ${paymentId} is refunded before it is paid`)
    if (news.isReleaseRefused) {
      await followRefusal(deps, tx, row, news)
      return { before, after: before }
    }
    const state = stateAfter(row, news)
    if (news.chargeId || isSettled(state) || state === 'authorised') await setChargeId(tx, row.id, news)
    if (state === 'paid' && !isSettled(row.state)) {
      const isFirst = !before.paid_user
      ended = await settle(deps, tx, { row, news, owner, compose, isFirst, rule })
    } else if (state !== row.state) {
      await move(tx, row, state, news)
      if (row.state === 'authorised' && !isOpen(state))
        await notifyReleased(deps, tx, row, { owner, compose })
    }
    if (state !== row.state) await note?.(tx)
    if (state === 'authorised' && state !== row.state)
      await setHeld(tx, row, limits.paymentHoldDays, deps.now())
    if (news.mandate && (isSettled(state) || state === 'authorised'))
      await saveMandate(tx, row, provider, news.mandate, deps.now())
    if (isSettled(state)) {
      await followMoneyBack(deps, tx, row.id, news)
    }
    return { before, after: await lockBalance(tx, owner.id) }
  })
  await publishCredits(deps, owner.id, change)
  await closeOrders(deps, ended)
}

/** Tells open pages about a changed balance; after the commit. */
export const publishCredits = async (
  { fanout, sessions }: Deps,
  userId: number,
  { before, after }: { before: Balance; after: Balance },
): Promise<void> => {
  if (before.paid_user !== after.paid_user) sessions.forget(userId)
  if (before.credits === after.credits && before.paid_user === after.paid_user) return
  await fanout.publish(userId, { type: 'credits', credits: after.credits, paid_user: after.paid_user })
}

const move = async (tx: Db, row: PaymentRow, state: PaymentState, news: ProviderPayment) => {
  const isShort = state === 'unknown' && news.state !== 'unknown'
  const failure = isShort ? shortfall(row, news) : news.failure
  const received = state === 'authorised' ? 0 : news.receivedMinor
  await setState(tx, row.id, { state, failure, received })
  if (['failed', 'cancelled', 'expired'].includes(state)) await releaseCode(tx, row.id)
}

/** A missing amount in the right currency can be topped up; another currency needs a person. */
const shortfall = (row: PaymentRow, { currency }: ProviderPayment): string =>
  currency === row.currency ? 'amount_differs' : 'currency_differs'

/** A chargeback, or a refund made at the provider and not here. */
const followMoneyBack = async (deps: Deps, tx: Db, id: number, news: ProviderPayment): Promise<void> => {
  const row = await lockPayment(tx, id)
  if (row.state === 'charged_back') return
  if (news.isChargedBack) return chargeBack(tx, row, deps.now())
  if (news.refund) return followRefund(deps, tx, row, news.refund)
  if (news.refundedMinor <= row.refunded_minor) return
  const refunded = Math.min(news.refundedMinor, row.price_minor)
  const most = Math.floor((row.credits * (refunded - row.refunded_minor)) / Math.max(1, row.price_minor))
  await reclaimCredits(tx, {
    userId: row.user_id,
    paymentId: id,
    most,
    kind: 'refund',
    sourceKey: `refund:${id}:${refunded}`,
  })
  await setRefunded(tx, row, refunded)
}
