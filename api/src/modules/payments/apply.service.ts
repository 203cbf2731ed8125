import type { PaymentState } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { mailComposer } from '../../infra/delivery/compose'
import type { Compose } from '../../infra/delivery/compose'
import { holdCode, releaseCode } from '../discounts/discounts.repository'
import { lockBalance } from '../ledger/ledger.repository'
import type { Balance } from '../ledger/ledger.repository'
import { grantCredits, takeBackCredits } from '../ledger/ledger.service'
import { chargeBack, keepMandate } from './mandates'
import { formatDay, formatPrice } from './payments.presenter'
import { lockPayment, nextReceiptNumber, setPaid, setRefunded, setState } from './payments.repository'
import type { PaymentRow } from './payments.repository'
import type { ProviderPayment } from './provider/PaymentProvider'
import { isEnough, isSettled, stateAfter } from './states'

const dayMs = 86_400_000

interface Owner {
  id: number
  name: string
  email: string
  language: string
}

/**
 * Brings a payment to what the provider says of it. Told twice, late or out of order it changes nothing more:
 * the member's and the payment's row are locked, the state only moves forward, credits have a unique source.
 */
export const applyNews = async (
  deps: Deps,
  { paymentId, provider, news }: { paymentId: number; provider: string; news: ProviderPayment },
): Promise<void> => {
  const owner = await deps.db.one<Owner>(sql`
    select u.id, u.name, u.email, u.language from users u join payments p on p.user_id = u.id
    where p.id = ${paymentId}`)
  const compose = await mailComposer(deps, owner.language)
  const change = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, owner.id)
    const row = await lockPayment(tx, paymentId)
    const state = stateAfter(row, news)
    if (state === 'paid' && !isSettled(row.state)) {
      const isFirst = !before.paid_user
      await settle(deps, tx, { row, news, owner, compose, isFirst })
    } else if (state !== row.state) await move(tx, row, state, news)
    if (isSettled(state)) {
      if (news.mandate) await keepMandate(tx, row, provider, news.mandate, deps.now())
      await followMoneyBack(deps, tx, row.id, news)
    }
    return { before, after: await lockBalance(tx, owner.id) }
  })
  await tellCredits(deps, owner.id, change)
}

/** Tells open pages of a changed balance; after the commit. */
export const tellCredits = async (
  { fanout, sessions }: Deps,
  userId: number,
  { before, after }: { before: Balance; after: Balance },
): Promise<void> => {
  if (before.paid_user !== after.paid_user) sessions.forget(userId)
  if (before.credits === after.credits && before.paid_user === after.paid_user) return
  await fanout.publish(userId, { type: 'credits', credits: after.credits, paid_user: after.paid_user })
}

const move = async (tx: Db, row: PaymentRow, state: PaymentState, news: ProviderPayment) => {
  const isShort = news.state === 'paid' && !isEnough(row, news)
  const failure = isShort ? 'amount_differs' : news.failure
  await setState(tx, row.id, { state, failure, received: news.receivedMinor })
  if (['failed', 'cancelled', 'expired'].includes(state)) await releaseCode(tx, row.id)
}

interface Settling {
  row: PaymentRow
  news: ProviderPayment
  owner: Owner
  compose: Compose
  isFirst: boolean
}

/** The money is here: receipt number, credits, the mark of a paid member, and the receipt by mail. */
const settle = async (deps: Deps, tx: Db, settling: Settling): Promise<void> => {
  const { row, news, owner, compose, isFirst } = settling
  const now = deps.now()
  const number = await nextReceiptNumber(tx, now.getUTCFullYear())
  const until = new Date(now.getTime() + row.refund_days * dayMs)
  await setPaid(tx, row.id, { number, at: now, until, received: news.receivedMinor, madePremium: isFirst })
  await grantCredits(tx, {
    userId: owner.id,
    credits: row.credits,
    kind: 'purchase',
    sourceKey: `payment:${row.id}`,
    paymentId: row.id,
  })
  // An order that was paid after all takes its discount again, where nobody else has it.
  if (row.discount_code !== null)
    await holdCode(tx, { code: row.discount_code, validity: 'once-per-user' }, owner.id, row.id)
  await deps.mail.send(
    compose('receipt', {
      to: owner.email,
      values: {
        name: owner.name,
        credits: row.credits,
        price: formatPrice(row.price_minor, row.currency, owner.language),
        date: formatDay(now, owner.language),
        number,
        until: formatDay(until, owner.language),
      },
      path: `/transactions/${row.id}`,
    }),
    tx,
  )
}

/** A charge-back, or a refund that was made at the provider and not here. */
const followMoneyBack = async (deps: Deps, tx: Db, id: number, news: ProviderPayment): Promise<void> => {
  const row = await lockPayment(tx, id)
  if (row.state === 'charged_back') return
  if (news.isChargedBack) return chargeBack(tx, row, deps.now())
  if (news.refundedMinor <= row.refunded_minor) return
  const refunded = Math.min(news.refundedMinor, row.price_minor)
  const most = Math.floor((row.credits * (refunded - row.refunded_minor)) / Math.max(1, row.price_minor))
  await takeBackCredits(tx, {
    userId: row.user_id,
    paymentId: id,
    most,
    kind: 'refund',
    sourceKey: `refund:${id}:${refunded}`,
  })
  await setRefunded(tx, row, refunded)
}
