import { addresses, dayMs } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import type { Compose } from '../../../infra/delivery/compose'
import { claimCode, cancelConflictingOrders } from '../../discounts/discounts.repository'
import { conflictingCodes } from '../../discounts/firstPurchase'
import { grantCredits, coverDebt } from '../../ledger/ledger.service'
import { insertRefund } from '../refunds/refunds.repository'
import type { LateDiscountRule } from '../../settings/payments'
import { formatDay, formatPrice } from '../../../texts/format'
import { nextReceiptNumber, setCredits, setPaid, setReturned } from '../payments.repository'
import type { Owner } from '../owners.repository'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'

interface Settlement {
  row: PaymentRow
  update: ProviderPayment
  owner: Owner
  compose: Compose
  isFirst: boolean
  rule: LateDiscountRule
}

/**
 * If another payment has used the discount, refunds this one or, depending on `rule`, grants fewer credits. Returns the
 * ids of the orders that it cancelled. Wallet and payment must be locked.
 */
export const settle = async (deps: Deps, tx: Db, settlement: Settlement): Promise<number[]> => {
  const { row, rule } = settlement
  const { discount_code: code, discount_validity: validity } = row
  if (code === null) return grantPurchase(deps, tx, settlement, row.credits)
  const conflicting = conflictingCodes(code)
  const isOurs = await claimCode(
    tx,
    { code, conflicting, validity: validity ?? 'once-per-user' },
    row.user_id,
    row.id,
  )
  if (isOurs) {
    const ended = await cancelConflictingOrders(tx, conflicting, row.user_id, row.id)
    await grantPurchase(deps, tx, settlement, row.credits)
    return ended
  }
  const fewer = creditsAtListPrice(row)
  if (rule === 'refund' || fewer === 0) return refundAll(deps, tx, settlement)
  await setCredits(tx, row.id, fewer)
  return grantPurchase(deps, tx, settlement, fewer)
}

const creditsAtListPrice = ({
  credits,
  price_minor: price,
  surcharge_minor: surcharge,
  list_minor: list,
}: PaymentRow) => Math.floor((credits * (price - surcharge)) / list)

const grantPurchase = async (
  deps: Deps,
  tx: Db,
  settlement: Settlement,
  credits: number,
): Promise<number[]> => {
  const { row, update, owner, compose, isFirst } = settlement
  const now = deps.now()
  const number = await nextReceiptNumber(tx, now.getUTCFullYear())
  const until = new Date(now.getTime() + row.refund_days * dayMs)
  await setPaid(tx, row.id, {
    number,
    at: now,
    until,
    received: update.receivedMinor,
    becamePremium: isFirst,
  })
  await grantCredits(tx, {
    userId: owner.id,
    credits,
    kind: 'purchase',
    sourceKey: `payment:${row.id}`,
    paymentId: row.id,
  })
  await coverDebt(tx, owner.id, row.id)
  await deps.mail.send(
    compose('receipt', {
      to: owner.email,
      values: {
        name: owner.name,
        credits,
        price: formatPrice(row.price_minor, row.currency, owner.language),
        date: formatDay(now, owner.language),
        number,
        until: formatDay(until, owner.language),
      },
      path: addresses.purchase(row.id),
    }),
    tx,
  )
  return []
}

const refundAll = async (
  deps: Deps,
  tx: Db,
  { row, update, owner, compose }: Settlement,
): Promise<number[]> => {
  const reference = `L-${row.id}`
  await setReturned(tx, row.id, update.receivedMinor)
  await insertRefund(tx, {
    payment_id: row.id,
    kind: 'late',
    amount_minor: update.receivedMinor,
    credits: 0,
    reference,
    idempotency_key: reference,
    created_at: deps.now(),
  })
  await deps.mail.send(
    compose('payment_returned', {
      to: owner.email,
      values: {
        name: owner.name,
        price: formatPrice(update.receivedMinor, row.currency, owner.language),
        reference,
      },
      path: addresses.purchase(row.id),
    }),
    tx,
  )
  return []
}
