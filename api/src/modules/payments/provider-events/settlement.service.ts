import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import type { Compose } from '../../../infra/delivery/compose'
import { claimCode, endRivals } from '../../discounts/discounts.repository'
import { rivalsOf } from '../../discounts/firstPurchase'
import { grantCredits, makeDebtGood } from '../../ledger/ledger.service'
import { insertRefund } from '../refunds/refunds.repository'
import type { LateDiscountRule } from '../../settings/payments'
import { formatDay, formatPrice } from '../../../texts/format'
import { nextReceiptNumber, setCredits, setPaid, setReturned } from '../payments.repository'
import type { Owner } from '../owners.repository'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'

const dayMs = 86_400_000

interface Settling {
  row: PaymentRow
  news: ProviderPayment
  owner: Owner
  compose: Compose
  isFirst: boolean
  /** What happens to money for an order whose discount another payment has taken. */
  rule: LateDiscountRule
}

/**
 * The money has arrived: claims the discount for good, grants the credits, assigns a receipt number, makes
 * the member Premium and e-mails the receipt. Returns the member's other orders that this ended. The member's
 * and the payment's rows are locked.
 */
export const settle = async (deps: Deps, tx: Db, settling: Settling): Promise<number[]> => {
  const { row, rule } = settling
  const { discount_code: code, discount_validity: validity } = row
  if (code === null) return deliver(deps, tx, settling, row.credits)
  const rivals = rivalsOf(code)
  const isOurs = await claimCode(
    tx,
    { code, rivals, validity: validity ?? 'once-per-user' },
    row.user_id,
    row.id,
  )
  if (isOurs) {
    const ended = await endRivals(tx, rivals, row.user_id, row.id)
    await deliver(deps, tx, settling, row.credits)
    return ended
  }
  const fewer = creditsAtListPrice(row)
  if (rule === 'refund' || fewer === 0) return giveBack(deps, tx, settling)
  await setCredits(tx, row.id, fewer)
  return deliver(deps, tx, settling, fewer)
}

/** As many whole credits as the money buys without the discount. */
const creditsAtListPrice = ({
  credits,
  price_minor: price,
  surcharge_minor: surcharge,
  list_minor: list,
}: PaymentRow) => Math.floor((credits * (price - surcharge)) / list)

const deliver = async (deps: Deps, tx: Db, settling: Settling, credits: number): Promise<number[]> => {
  const { row, news, owner, compose, isFirst } = settling
  const now = deps.now()
  const number = await nextReceiptNumber(tx, now.getUTCFullYear())
  const until = new Date(now.getTime() + row.refund_days * dayMs)
  await setPaid(tx, row.id, { number, at: now, until, received: news.receivedMinor, madePremium: isFirst })
  await grantCredits(tx, {
    userId: owner.id,
    credits,
    kind: 'purchase',
    sourceKey: `payment:${row.id}`,
    paymentId: row.id,
  })
  await makeDebtGood(tx, owner.id, row.id)
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

/** Refunds the full amount; the refunds job notifies the provider. */
const giveBack = async (deps: Deps, tx: Db, { row, news, owner, compose }: Settling): Promise<number[]> => {
  const reference = `L-${row.id}`
  await setReturned(tx, row.id, { failure: 'discount_used', received: news.receivedMinor })
  await insertRefund(tx, {
    payment_id: row.id,
    kind: 'late',
    amount_minor: news.receivedMinor,
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
        price: formatPrice(news.receivedMinor, row.currency, owner.language),
        reference,
      },
      path: addresses.purchase(row.id),
    }),
    tx,
  )
  return []
}
