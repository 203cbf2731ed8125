import type { CallResponse } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { mailComposer } from '../../../infra/delivery/compose'
import { lockBalance } from '../../ledger/ledger.repository'
import { reclaimCredits } from '../../ledger/ledger.service'
import { publishCredits } from '../provider-events/providerUpdate.service'
import { findOwner } from '../owners.repository'
import { requirePayment } from '../order/attempts.service'
import { presentPayment } from '../payments.presenter'
import { formatDay, formatPrice } from '../../../texts/format'
import { lockPayment, setRefunded } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import { refundMinor } from './refundAmount'
import { findWithdrawal, insertRefund } from './refunds.repository'
import type { RefundRow } from './refunds.repository'
import { sendRefunds } from './sendRefunds.service'

interface WithdrawalRequest {
  userId: number
  paymentId: number
  shownMinor?: number
  key: string
}

/** PAY-11, TRUST-05. A repeated key returns the existing withdrawal. */
export const withdraw = async (
  deps: Deps,
  { userId, paymentId, shownMinor, key }: WithdrawalRequest,
  note?: (tx: Db, before: PaymentRow) => Promise<unknown>,
): Promise<CallResponse<'withdraw'>> => {
  await requirePayment(deps, userId, paymentId)
  const buyer = await findOwner(deps.db, paymentId)
  if (!buyer) throw new DomainError('not_found')
  const compose = await mailComposer(deps, buyer)
  const { refund, change } = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, userId)
    const row = await lockPayment(tx, paymentId)
    const earlier = await findWithdrawal(tx, paymentId)
    if (earlier) return { refund: requireSameKey(earlier, key), change: { before, after: before } }
    const created = await withdrawCredits(tx, row, { key, shownMinor, now: deps.now() })
    await note?.(tx, row)
    await deps.mail.send(
      compose('withdrawal', {
        to: buyer.email,
        values: {
          name: buyer.name,
          date: formatDay(created.created_at, buyer.language),
          reference: created.reference,
          credits: created.credits,
          price: formatPrice(created.amount_minor, row.currency, buyer.language),
        },
        path: addresses.purchase(paymentId),
      }),
      tx,
    )
    return { refund: created, change: { before, after: await lockBalance(tx, userId) } }
  })
  await publishCredits(deps, userId, change)
  await sendRefunds(deps)
  return {
    payment: presentPayment(await requirePayment(deps, userId, paymentId), deps.now()),
    refunded_minor: refund.amount_minor,
    credits_taken: refund.credits,
    reference: refund.reference,
    at: refund.created_at.toISOString(),
  }
}

const requireSameKey = (earlier: Omit<RefundRow, 'id'>, key: string): Omit<RefundRow, 'id'> => {
  if (earlier.idempotency_key !== key) throw new DomainError('refund_closed', { reason: 'withdrawn' })
  return earlier
}

/** Wallet and payment must be locked. */
const withdrawCredits = async (
  tx: Db,
  row: PaymentRow,
  { key, shownMinor, now }: Pick<WithdrawalRequest, 'key' | 'shownMinor'> & { now: Date },
): Promise<Omit<RefundRow, 'id'>> => {
  if (row.state !== 'paid') throw new DomainError('refund_closed', { reason: row.state })
  if (row.withdraw_until === null || row.withdraw_until <= now)
    throw new DomainError('refund_closed', { reason: 'too_late', until: row.withdraw_until?.toISOString() })
  const credits = await reclaimCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    most: row.credits,
    kind: 'withdrawal',
    sourceKey: `withdrawal:${row.id}`,
  })
  const amount = refundMinor(row.price_minor, row.credits, credits)
  if (credits === 0 || amount === 0) throw new DomainError('refund_closed', { reason: 'used' })
  if (shownMinor !== undefined && shownMinor !== amount)
    throw new DomainError('conflict', { refund_minor: amount, credits })
  const refund = {
    payment_id: row.id,
    amount_minor: amount,
    credits,
    reference: `W-${row.receipt_number ?? row.id}`,
    idempotency_key: key,
    created_at: now,
  }
  if (!(await insertRefund(tx, { ...refund, kind: 'withdrawal' })))
    throw new DomainError('refund_closed', { reason: 'withdrawn' })
  await setRefunded(tx, row, amount)
  return refund
}
