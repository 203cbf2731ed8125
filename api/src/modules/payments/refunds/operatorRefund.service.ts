import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { lockBalance } from '../../ledger/ledger.repository'
import { reclaimCredits } from '../../ledger/ledger.service'
import { publishCredits } from '../provider-events/providerUpdate.service'
import { findOwner } from '../owners.repository'
import { lockPayment, setRefunded } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import { countRefunds, insertRefund } from './refunds.repository'
import { sendRefunds } from './sendRefunds.service'

interface RefundRequest {
  paymentId: number
  amountMinor?: number
}

export interface OperatorRefund extends Record<string, unknown> {
  reference: string
  amount_minor: number
  credits: number
}

export const refundByOperator = async (
  deps: Deps,
  { paymentId, amountMinor }: RefundRequest,
  note: (tx: Db, refund: OperatorRefund, before: PaymentRow) => Promise<unknown>,
): Promise<OperatorRefund> => {
  const owner = await findOwner(deps.db, paymentId)
  if (!owner) throw new DomainError('not_found')
  const { refund, change } = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, owner.id)
    const row = await lockPayment(tx, paymentId)
    const left = row.price_minor - row.refunded_minor
    const amount = amountMinor ?? left
    const isPaid = row.state === 'paid' || row.state === 'partially_refunded'
    if (!isPaid || amount <= 0 || amount > left)
      throw new DomainError('refund_closed', { state: row.state, left_minor: isPaid ? left : 0 })
    const reference = `O-${row.receipt_number ?? row.id}-${(await countRefunds(tx, paymentId)) + 1}`
    const credits = await reclaimCredits(tx, {
      userId: owner.id,
      paymentId,
      most: Math.ceil((row.credits * amount) / row.price_minor),
      kind: 'refund',
      sourceKey: `refund:${reference}`,
    })
    const inserted = await insertRefund(tx, {
      payment_id: paymentId,
      kind: 'operator',
      amount_minor: amount,
      credits,
      reference,
      idempotency_key: reference,
      created_at: deps.now(),
    })
    if (!inserted) throw new Error(`refund ${reference} already exists`)
    await setRefunded(tx, row, row.refunded_minor + amount)
    const created = { reference, amount_minor: amount, credits }
    await note(tx, created, row)
    return { refund: created, change: { before, after: await lockBalance(tx, owner.id) } }
  })
  await publishCredits(deps, owner.id, change)
  await sendRefunds(deps)
  return refund
}
