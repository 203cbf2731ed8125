import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { restoreCredits, reclaimCredits } from '../../ledger/ledger.service'
import { failRefund, findReportedRefund, insertProviderRefund } from './refunds.repository'
import type { ReportedRefund } from './refunds.repository'
import { setRefunded, undoRefunded } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import type { ProviderRefund } from '../provider/PaymentProvider'

/**
 * A failed refund is reverted only if it was made at the provider. If we requested it, we still owe the money. Wallet
 * and payment must be locked.
 */
export const applyRefundUpdate = async (
  deps: Deps,
  tx: Db,
  row: PaymentRow,
  refund: ProviderRefund,
): Promise<void> => {
  const ours = await findReportedRefund(tx, row.id, refund)
  if (refund.isFailed) {
    if (ours?.kind === 'provider' && ours.state === 'sent') await undoRefund(tx, row, ours)
    if (ours) await failRefund(tx, ours.id, refund.id)
    // Record the failure: the webhook about the start of the refund may still arrive, and must then have no effect.
    else
      await insertProviderRefund(tx, {
        paymentId: row.id,
        amount: refund.amountMinor,
        credits: 0,
        id: refund.id,
        state: 'failed',
        now: deps.now(),
      })
    deps.log.error(
      { payment: row.id, refund: ours?.reference ?? refund.id },
      'a refund failed at the provider',
    )
    return
  }
  if (ours) return
  const amount = Math.min(refund.amountMinor, row.price_minor - row.refunded_minor)
  if (amount <= 0) return
  const credits = await reclaimCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    most: Math.floor((row.credits * amount) / Math.max(1, row.price_minor)),
    kind: 'refund',
    sourceKey: `refund:${row.id}:${refund.id}`,
  })
  await insertProviderRefund(tx, {
    paymentId: row.id,
    amount,
    credits,
    id: refund.id,
    state: 'sent',
    now: deps.now(),
  })
  await setRefunded(tx, row, row.refunded_minor + amount)
}

const undoRefund = async (tx: Db, row: PaymentRow, refund: ReportedRefund): Promise<void> => {
  await restoreCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    credits: refund.credits,
    sourceKey: `refund:${row.id}:${refund.id}:failed`,
  })
  await undoRefunded(tx, row, row.refunded_minor - refund.amount_minor)
}
