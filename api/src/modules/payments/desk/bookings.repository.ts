import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { lastAttempt } from '../lastAttempt.repository'
import type { Period } from '../reconciliation/day.repository'

export interface BookingRow {
  kind: 'sale' | 'refund' | 'withdrawal' | 'charge_back'
  at: Date
  order: number
  receipt: string | null
  reference: string | null
  provider: string | null
  member: number
  package: string
  credits: number
  method: string
  country: string
  currency: string
  discount_code: string | null
  /** Negative or 0 unless `kind` is `sale`. */
  amount_minor: number
  vat_permille: number | null
}

const columns = sql`
  p.id as "order", p.receipt_number as receipt, a.provider, p.user_id as member, p.package, p.method, p.country,
  p.currency, p.discount_code, p.vat_permille`
/** Omits `late` refunds, whose payments were never sales, and `provider` refunds that failed. */
const bookings = ({ from, until }: Period) => sql`
    select 'sale' as kind, p.paid_at as at, p.price_minor as amount_minor, p.credits, a.reference, ${columns}
    from payments p ${lastAttempt} where p.paid_at >= ${from} and p.paid_at < ${until}
    union all
    select case r.kind when 'withdrawal' then 'withdrawal' else 'refund' end, r.created_at, -r.amount_minor, -r.credits,
      r.reference, ${columns}
    from refunds r join payments p on p.id = r.payment_id ${lastAttempt}
    where r.created_at >= ${from} and r.created_at < ${until} and r.kind <> 'late'
      and not (r.kind = 'provider' and r.state = 'failed')
    union all
    select 'charge_back', c.at, p.refunded_minor - p.price_minor, -p.credits, a.reference, ${columns}
    from payments p ${lastAttempt} join lateral (
      select coalesce(
        (select created_at from credit_debts where payment_id = p.id),
        (select created_at from ledger_entries where source_key = 'charge_back:' || p.id)) as at) c on true
    where p.state = 'charged_back' and c.at >= ${from} and c.at < ${until}`

export const findBookings = (db: Db, period: Period): Promise<BookingRow[]> =>
  db.many<BookingRow>(sql`${bookings(period)} order by at, "order"`)

interface Revenue {
  week: string
  currency: string
  amount_minor: number
}

export const sumBookings = (db: Db, period: Period): Promise<Revenue[]> =>
  db.many<Revenue>(sql`
    select to_char(date_trunc('week', b.at at time zone 'UTC'), 'YYYY-MM-DD') as week, b.currency,
      sum(b.amount_minor)::int as amount_minor
    from (${bookings(period)}) b group by 1, 2 order by 1, 2`)
