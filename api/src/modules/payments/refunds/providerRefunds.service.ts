import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { giveBackCredits, reclaimCredits } from '../../ledger/ledger.service'
import { failRefund, findToldRefund, insertProviderRefund } from './refunds.repository'
import type { ToldRow } from './refunds.repository'
import { setRefunded, undoRefunded } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import type { ToldRefund } from '../provider/PaymentProvider'

/**
 * The provider tells of one refund. One that was asked for here has been counted when it was asked for; one that was made at the
 * provider counts once, and unused credits go in proportion, until the provider tells that its money did not arrive: then it
 * counts for nothing. One asked for here stays counted, because we still owe it. The payment is locked.
 */
export const followRefund = async (deps: Deps, tx: Db, row: PaymentRow, told: ToldRefund): Promise<void> => {
  const ours = await findToldRefund(tx, row.id, told)
  if (told.isFailed) {
    if (ours?.kind === 'provider' && ours.state === 'sent') await uncount(tx, row, ours)
    if (ours) await failRefund(tx, ours.id, told.id)
    // Kept, so that the notice of its beginning, which may come late, counts for nothing.
    else
      await insertProviderRefund(tx, {
        paymentId: row.id,
        amount: told.amountMinor,
        credits: 0,
        id: told.id,
        state: 'failed',
        now: deps.now(),
      })
    deps.log.error({ payment: row.id, refund: ours?.reference ?? told.id }, 'a refund did not arrive')
    return
  }
  if (ours) return
  const amount = Math.min(told.amountMinor, row.price_minor - row.refunded_minor)
  if (amount <= 0) return
  const credits = await reclaimCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    most: Math.floor((row.credits * amount) / Math.max(1, row.price_minor)),
    kind: 'refund',
    sourceKey: `refund:${row.id}:${told.id}`,
  })
  await insertProviderRefund(tx, {
    paymentId: row.id,
    amount,
    credits,
    id: told.id,
    state: 'sent',
    now: deps.now(),
  })
  await setRefunded(tx, row, row.refunded_minor + amount)
}

/** The money is with us again, so that the member has the credits again. */
const uncount = async (tx: Db, row: PaymentRow, refund: ToldRow): Promise<void> => {
  await giveBackCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    credits: refund.credits,
    sourceKey: `refund:${row.id}:${refund.id}:failed`,
  })
  await undoRefunded(tx, row, row.refunded_minor - refund.amount_minor)
}
