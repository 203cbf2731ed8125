import { limits } from '@duetto/shared/domain'
import type { PaymentState } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { mailComposer } from '../../../infra/delivery/compose'
import { releaseCode } from '../../discounts/discounts.repository'
import { countMemberStep } from '../../funnel/members.repository'
import { findLateDiscountRule } from '../../settings/payments'
import { lockBalance } from '../../ledger/ledger.repository'
import type { Balance } from '../../ledger/ledger.repository'
import { reclaimCredits } from '../../ledger/ledger.service'
import { forgetMandate, setChargeId } from '../order/attempts.repository'
import { closeProviderPages } from '../order/closeProviderPages'
import { recordChargeback } from '../refunds/chargeback.service'
import { setHeld } from '../holds/holds.repository'
import { recordRefusedRelease, notifyReleased } from '../holds/releases.service'
import { saveMandate } from '../mandates/mandates.repository'
import { findOwner } from '../owners.repository'
import { lockPayment, setRefunded, setState } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { applyRefundUpdate } from '../refunds/providerRefunds.service'
import { settle } from './settlement.service'
import { isOpen, isSettled, stateAfter } from './states'

export interface ProviderUpdate {
  paymentId: number
  provider: string
  update: ProviderPayment
  note?: (tx: Db) => Promise<unknown>
}

/**
 * Safe for duplicate and out-of-order updates: wallet and payment are locked, `stateAfter` ignores outdated states, and
 * the ledger grants credits once per source.
 */
export const applyProviderUpdate = async (
  deps: Deps,
  { paymentId, provider, update, note }: ProviderUpdate,
): Promise<void> => {
  const owner = await findOwner(deps.db, paymentId)
  if (!owner) throw new Error(`there is no payment ${paymentId}`)
  const compose = await mailComposer(deps, owner)
  const rule = await findLateDiscountRule(deps)
  let ended: number[] = []
  const change = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, owner.id)
    const row = await lockPayment(tx, paymentId)
    // Throw, so that a job retries the stored webhook later.
    if (update.refund && !isSettled(row.state))
      throw new Error(`payment ${paymentId} is refunded before it is paid`)
    if (update.isReleaseRefused) {
      await recordRefusedRelease(deps, tx, row, update)
      return { before, after: before }
    }
    const state = stateAfter(row, update)
    if (update.chargeId || isSettled(state) || state === 'authorised') await setChargeId(tx, row.id, update)
    const isPurchase = state === 'paid' && !isSettled(row.state)
    if (isPurchase) {
      const isFirst = !before.paid_user
      ended = await settle(deps, tx, { row, update, owner, compose, isFirst, rule })
    } else if (state !== row.state) {
      await move(tx, row, state, update)
      if (row.state === 'authorised' && !isOpen(state))
        await notifyReleased(deps, tx, row, { owner, compose })
    }
    if (state !== row.state) await note?.(tx)
    if (state !== 'unknown') await forgetMandate(tx, row.id)
    if (state === 'authorised' && state !== row.state)
      await setHeld(tx, row, limits.paymentHoldDays, deps.now())
    if (update.mandate && (isSettled(state) || state === 'authorised'))
      await saveMandate(tx, row, provider, update.mandate, deps.now())
    if (isSettled(state)) {
      await applyReversal(deps, tx, row.id, update)
    }
    if (isPurchase) await countMemberStep(tx, owner.id, 'first_purchase')
    return { before, after: await lockBalance(tx, owner.id) }
  })
  await publishCredits(deps, owner.id, change)
  await closeProviderPages(deps, ended)
}

export const publishCredits = async (
  { fanout, sessions }: Deps,
  userId: number,
  { before, after }: { before: Balance; after: Balance },
): Promise<void> => {
  if (before.paid_user !== after.paid_user) sessions.forget(userId)
  if (before.credits === after.credits && before.paid_user === after.paid_user) return
  await fanout.publish(userId, { type: 'credits', credits: after.credits, paid_user: after.paid_user })
}

const move = async (tx: Db, row: PaymentRow, state: PaymentState, update: ProviderPayment) => {
  const isShort = state === 'unknown' && update.state !== 'unknown'
  const failure = isShort ? shortfall(row, update) : update.failure
  const received = state === 'authorised' ? 0 : update.receivedMinor
  await setState(tx, row.id, { state, failure, received })
  if (['failed', 'cancelled', 'expired'].includes(state)) await releaseCode(tx, row.id)
}

const shortfall = (row: PaymentRow, { currency }: ProviderPayment): string =>
  currency === row.currency ? 'amount_differs' : 'currency_differs'

const applyReversal = async (deps: Deps, tx: Db, id: number, update: ProviderPayment): Promise<void> => {
  const row = await lockPayment(tx, id)
  if (row.state === 'charged_back') return
  if (update.isChargedBack) return recordChargeback(tx, row, deps.now())
  if (update.refund) return applyRefundUpdate(deps, tx, row, update.refund)
  if (update.refundedMinor <= row.refunded_minor) return
  const refunded = Math.min(update.refundedMinor, row.price_minor)
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
