import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

export interface RefundRow {
  id: number
  payment_id: number
  amount_minor: number
  credits: number
  reference: string
  idempotency_key: string
  created_at: Date
}

export const findWithdrawal = (db: Db, paymentId: number): Promise<RefundRow | undefined> =>
  db.maybe<RefundRow>(sql`
    select id, payment_id, amount_minor, credits, reference, idempotency_key, created_at from refunds
    where payment_id = ${paymentId} and kind = 'withdrawal'`)

export type NewRefund = Omit<RefundRow, 'id'> & { kind: 'withdrawal' | 'operator' | 'late' }

export const insertRefund = (tx: Db, row: NewRefund): Promise<{ id: number } | undefined> =>
  tx.maybe<{ id: number }>(sql`
    insert into refunds (payment_id, kind, amount_minor, credits, reference, idempotency_key, state, next_at,
      created_at)
    values (${row.payment_id}, ${row.kind}, ${row.amount_minor}, ${row.credits}, ${row.reference},
      ${row.idempotency_key}, 'requested', ${row.created_at}, ${row.created_at})
    on conflict do nothing returning id`)

export const countRefunds = async (tx: Db, paymentId: number): Promise<number> => {
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from refunds where payment_id = ${paymentId}`)
  return count
}

export interface DueRefund {
  id: number
  reference: string
  amount_minor: number
  attempts: number
  provider: string | null
  provider_id: string | null
  currency: string
}

/** No other process claims these refunds before `until`. */
export const claimDueRefunds = (db: Db, now: Date, until: Date, max: number): Promise<DueRefund[]> =>
  db.many<DueRefund>(sql`
    update refunds r set next_at = ${until}, attempts = attempts + 1
    from payments p
    where p.id = r.payment_id and r.id in (
      select id from refunds where state = 'requested' and next_at <= ${now}
      order by next_at, id limit ${max} for update skip locked)
    returning r.id, r.reference, r.amount_minor, r.attempts, p.currency,
      (select a.provider from payment_attempts a where a.payment_id = r.payment_id order by a.id desc limit 1)
        as provider,
      (select coalesce(a.charge_id, a.provider_id) from payment_attempts a
        where a.payment_id = r.payment_id order by a.id desc limit 1) as provider_id`)

export const setRefundState = (
  db: Db,
  id: number,
  state: 'failed' | 'requested',
  nextAt: Date,
): Promise<number> => db.run(sql`update refunds set state = ${state}, next_at = ${nextAt} where id = ${id}`)

export interface ReportedRefund extends Pick<RefundRow, 'id' | 'reference' | 'amount_minor' | 'credits'> {
  kind: NewRefund['kind'] | 'provider'
  state: 'requested' | 'sent' | 'failed'
}

/**
 * Matches by the provider's id, by our reference or, while our request is unanswered, by the amount. Stores the
 * provider's id.
 */
export const findReportedRefund = (
  tx: Db,
  paymentId: number,
  { id, reference, amountMinor }: { id: string; reference: string; amountMinor: number },
): Promise<ReportedRefund | undefined> =>
  tx.maybe<ReportedRefund>(sql`
    update refunds set provider_ref = ${id}
    where id = (
      select r.id from refunds r
      where r.payment_id = ${paymentId} and (
        r.provider_ref = ${id} or r.reference = ${reference}
        or (r.provider_ref is null and r.state = 'requested' and r.amount_minor = ${amountMinor}))
      order by r.provider_ref = ${id} desc nulls last, r.reference = ${reference} desc, r.id limit 1)
    returning id, reference, amount_minor, credits, kind, state`)

export const failRefund = (tx: Db, id: number, providerRef: string): Promise<number> =>
  tx.run(sql`update refunds set state = 'failed', provider_ref = ${providerRef} where id = ${id}`)

interface ProviderRefund {
  paymentId: number
  amount: number
  credits: number
  id: string
  state: 'sent' | 'failed'
  now: Date
}

export const insertProviderRefund = (
  tx: Db,
  { paymentId, amount, credits, id, state, now }: ProviderRefund,
): Promise<number> =>
  tx.run(sql`
    insert into refunds (payment_id, kind, amount_minor, credits, reference, provider_ref, idempotency_key, state,
      next_at, created_at)
    values (${paymentId}, 'provider', ${amount}, ${credits}, ${`P-${paymentId}-${id}`}, ${id}, ${id}, ${state}, ${now},
      ${now})`)

export const setRefundSent = (db: Db, id: number, providerRef: string | null, now: Date): Promise<number> =>
  db.run(sql`
    update refunds set state = 'sent', next_at = ${now}, provider_ref = coalesce(provider_ref, ${providerRef})
    where id = ${id} and state = 'requested'`)
