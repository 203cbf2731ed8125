import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

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

/** Undefined if the purchase was already withdrawn from. */
export const insertRefund = (tx: Db, row: NewRefund): Promise<{ id: number } | undefined> =>
  tx.maybe<{ id: number }>(sql`
    insert into refunds (payment_id, kind, amount_minor, credits, reference, idempotency_key, state, next_at,
      created_at)
    values (${row.payment_id}, ${row.kind}, ${row.amount_minor}, ${row.credits}, ${row.reference},
      ${row.idempotency_key}, 'requested', ${row.created_at}, ${row.created_at})
    on conflict do nothing returning id`)

export interface DueRefund {
  id: number
  reference: string
  amount_minor: number
  attempts: number
  provider: string | null
  provider_id: string | null
  currency: string
}

/** Claims due refunds for a minute, so that two processes do not submit the same one. */
export const takeDueRefunds = (db: Db, now: Date, until: Date, max: number): Promise<DueRefund[]> =>
  db.many<DueRefund>(sql`
    update refunds r set next_at = ${until}, attempts = attempts + 1
    where r.id in (
      select id from refunds where state = 'requested' and next_at <= ${now}
      order by next_at, id limit ${max} for update skip locked)
    returning r.id, r.reference, r.amount_minor, r.attempts,
      (select p.currency from payments p where p.id = r.payment_id) as currency,
      (select a.provider from payment_attempts a where a.payment_id = r.payment_id order by a.id desc limit 1)
        as provider,
      (select coalesce(a.charge_id, a.provider_id) from payment_attempts a
        where a.payment_id = r.payment_id order by a.id desc limit 1) as provider_id`)

export const setRefundState = (
  db: Db,
  id: number,
  state: 'sent' | 'failed' | 'requested',
  nextAt: Date,
): Promise<number> => db.run(sql`update refunds set state = ${state}, next_at = ${nextAt} where id = ${id}`)
