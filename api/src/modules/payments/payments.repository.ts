import type { Country, Currency, PackageId, PaymentMethod, PaymentState } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { PaymentInstructions } from '@duetto/shared/contract'
import type { Db } from '../../infra/db/Db'
import type { Validity } from '../discounts/discounts.repository'
import { isSent } from './order/attempts.repository'

export interface PaymentRow {
  id: number
  user_id: number
  body_hash: string
  package: PackageId
  credits: number
  method: PaymentMethod
  country: Country
  currency: Currency
  list_minor: number
  discount_minor: number
  surcharge_minor: number
  price_minor: number
  discount_code: string | null
  discount_validity: Validity | null
  state: PaymentState
  failure: string | null
  received_minor: number
  refunded_minor: number
  refund_days: number
  withdraw_until: Date | null
  receipt_number: string | null
  created_at: Date
  paid_at: Date | null
  vat_permille: number | null
  is_held: boolean
  capture_hours: number | null
  hold_decision: HoldDecision | null
}

export type HoldDecision = 'capture' | 'release'

const columns = sql`
  p.id, p.user_id, p.body_hash, p.package, p.credits, p.method, p.country, p.currency, p.list_minor,
  p.discount_minor, p.surcharge_minor, p.price_minor, p.discount_code, p.discount_validity, p.state,
  p.failure, p.received_minor, p.refunded_minor, p.refund_days, p.withdraw_until, p.receipt_number,
  p.created_at, p.paid_at, p.vat_permille, p.is_held, p.capture_hours, p.hold_decision`

export interface ShownRow extends PaymentRow {
  redirect_url: string | null
  instructions: PaymentInstructions | null
  remaining: number
  debt_credits: number
}

const shown = sql`
  select ${columns}, coalesce(l.remaining, 0) as remaining, a.redirect_url, a.instructions,
    coalesce((select -e.credits from ledger_entries e where e.source_key = 'debt:' || p.id), 0) as debt_credits
  from payments p left join lateral open_lots(p.user_id) l on l.payment_id = p.id
    left join lateral (
      select redirect_url, instructions from payment_attempts where payment_id = p.id order by id desc limit 1
    ) a on true`

export const findShown = (db: Db, userId: number, id: number): Promise<ShownRow | undefined> =>
  db.maybe<ShownRow>(sql`${shown} where p.id = ${id} and p.user_id = ${userId}`)

export const findShownList = (db: Db, userId: number, max: number): Promise<ShownRow[]> =>
  db.many<ShownRow>(sql`
    ${shown} where p.user_id = ${userId} and p.state <> 'created'
      and (p.failure is null or p.failure not in ('superseded', 'not_started'))
    order by p.id desc limit ${max}`)

export const findByKey = (db: Db, userId: number, key: string): Promise<PaymentRow | undefined> =>
  db.maybe<PaymentRow>(
    sql`select ${columns} from payments p where p.user_id = ${userId} and p.idempotency_key = ${key}`,
  )

export const findLastPaid = (db: Db, userId: number): Promise<PaymentRow | undefined> =>
  db.maybe<PaymentRow>(sql`
    select ${columns} from payments p
    where p.user_id = ${userId} and p.state in ('paid', 'partially_refunded', 'refunded')
    order by p.paid_at desc, p.id desc limit 1`)

export const findNewer = (
  db: Db,
  userId: number,
  id: number,
  startedAfter: Date,
): Promise<PaymentRow | undefined> =>
  db.maybe<PaymentRow>(sql`
    select ${columns} from payments p
    where p.user_id = ${userId} and p.id > ${id}
      and (p.state in (
        'pending', 'unknown', 'authorised', 'paid', 'partially_refunded', 'refunded', 'charged_back')
        or (p.state = 'created' and (p.created_at > ${startedAfter} or ${isSent})))
    order by p.id desc limit 1`)

export const findForMessage = (db: Db, userId: number, messageKey: string): Promise<PaymentRow | undefined> =>
  db.maybe<PaymentRow>(sql`
    select ${columns} from payments p
    where p.user_id = ${userId} and p.message_key = ${messageKey}
      and p.state not in ('cancelled', 'failed', 'expired')
    order by p.id desc limit 1`)

/** Lock the member's wallet first, or concurrent transactions could deadlock. */
export const lockPayment = (tx: Db, id: number): Promise<PaymentRow> =>
  tx.one<PaymentRow>(sql`select ${columns} from payments p where p.id = ${id} for no key update`)

export type NewRow = Pick<
  PaymentRow,
  | 'user_id'
  | 'body_hash'
  | 'package'
  | 'credits'
  | 'method'
  | 'country'
  | 'currency'
  | 'list_minor'
  | 'discount_minor'
  | 'surcharge_minor'
  | 'price_minor'
  | 'discount_code'
  | 'discount_validity'
  | 'refund_days'
  | 'created_at'
  | 'vat_permille'
  | 'is_held'
  | 'capture_hours'
> & { key: string; message_key: string | null }

export const insertPayment = async (tx: Db, row: NewRow): Promise<number | undefined> => {
  const created = await tx.maybe<{ id: number }>(sql`
    insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency,
      list_minor, discount_minor, surcharge_minor, price_minor, discount_code, discount_validity, refund_days, state, created_at,
      vat_permille, is_held, capture_hours, message_key, tracking)
    values (${row.user_id}, ${row.key}, ${row.body_hash}, ${row.package}, ${row.credits}, ${row.method},
      ${row.country}, ${row.currency}, ${row.list_minor}, ${row.discount_minor}, ${row.surcharge_minor},
      ${row.price_minor}, ${row.discount_code}, ${row.discount_validity}, ${row.refund_days}, 'created', ${row.created_at},
      ${row.vat_permille}, ${row.is_held}, ${row.capture_hours}, ${row.message_key},
      (select tracking from users where id = ${row.user_id}))
    on conflict on constraint payments_key do nothing returning id`)
  return created?.id
}

export const setState = (
  tx: Db,
  id: number,
  { state, failure, received }: { state: PaymentState; failure: string | null; received: number },
): Promise<number> =>
  tx.run(sql`
    update payments set state = ${state}, failure = ${failure},
      received_minor = greatest(received_minor, ${received}) where id = ${id}`)

export const setReturned = (tx: Db, id: number, received: number): Promise<number> =>
  tx.run(sql`
    update payments set state = 'refunded', failure = 'discount_used', received_minor = ${received},
      refunded_minor = least(${received}::int, price_minor)
    where id = ${id}`)

export const setCredits = (tx: Db, id: number, credits: number): Promise<number> =>
  tx.run(sql`update payments set credits = ${credits} where id = ${id}`)

/** `refunded` is the total refunded so far, in minor units. The wallet must be locked. */
export const setRefunded = async (
  tx: Db,
  { id, user_id: userId, price_minor: price }: Pick<PaymentRow, 'id' | 'user_id' | 'price_minor'>,
  refunded: number,
): Promise<void> => {
  const state = refunded >= price ? 'refunded' : 'partially_refunded'
  await tx.run(sql`update payments set state = ${state}, refunded_minor = ${refunded} where id = ${id}`)
  if (state === 'refunded') await endPremium(tx, userId)
}

/** `refunded` is the total that remains refunded, in minor units. The wallet must be locked. */
export const undoRefunded = async (
  tx: Db,
  { id, user_id: userId }: Pick<PaymentRow, 'id' | 'user_id'>,
  refunded: number,
): Promise<void> => {
  const state = refunded > 0 ? 'partially_refunded' : 'paid'
  await tx.run(sql`update payments set state = ${state}, refunded_minor = ${refunded} where id = ${id}`)
  await tx.run(sql`update wallets set paid_user = true where user_id = ${userId}`)
}

/** Ends Premium that a purchase started, if no paid purchase is left. The wallet must be locked. */
export const endPremium = (tx: Db, userId: number): Promise<number> =>
  tx.run(sql`
    update wallets set paid_user = false
    where user_id = ${userId} and paid_user
      and exists (select 1 from payments where user_id = ${userId} and made_premium)
      and not exists (
        select 1 from payments where user_id = ${userId} and state in ('paid', 'partially_refunded'))`)

/** Numbers have no gaps: the counter's row stays locked until the purchase commits. */
export const nextReceiptNumber = async (tx: Db, year: number): Promise<string> => {
  const { last } = await tx.one<{ last: number }>(sql`
    insert into receipt_counters (year, last) values (${year}, 1)
    on conflict (year) do update set last = receipt_counters.last + 1 returning last`)
  return `${year}-${String(last).padStart(6, '0')}`
}

export const setPaid = (
  tx: Db,
  id: number,
  paid: { number: string; at: Date; until: Date; received: number; becamePremium: boolean },
): Promise<number> =>
  tx.run(sql`
    update payments set state = 'paid', failure = null, receipt_number = ${paid.number},
      paid_at = ${paid.at}, withdraw_until = ${paid.until}, received_minor = ${paid.received},
      made_premium = ${paid.becamePremium} where id = ${id}`)
