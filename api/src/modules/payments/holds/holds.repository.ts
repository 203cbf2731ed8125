import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { HoldDecision, PaymentRow } from '../payments.repository'

const hourMs = 3_600_000

export const setHeld = (
  tx: Db,
  { id, capture_hours: hours }: Pick<PaymentRow, 'id' | 'capture_hours'>,
  days: number,
  now: Date,
): Promise<number> => {
  const captureAt = hours === null ? null : new Date(now.getTime() + hours * hourMs)
  const releaseAt = new Date(now.getTime() + days * 24 * hourMs)
  return tx.run(sql`
    update payments set capture_at = ${captureAt}, release_at = ${releaseAt} where id = ${id}`)
}

export const decideHold = async (db: Db, id: number, decision: HoldDecision): Promise<boolean> =>
  (await db.run(sql`
    update payments set hold_decision = ${decision}
    where id = ${id} and state = 'authorised' and hold_decision is null`)) === 1

export const findDueHolds = (
  db: Db,
  now: Date,
  max: number,
): Promise<{ id: number; decision: HoldDecision }[]> =>
  db.many<{ id: number; decision: HoldDecision }>(sql`
    select id, case when capture_at <= ${now} then 'capture' else 'release' end as decision
    from payments
    where state = 'authorised' and hold_decision is null and (capture_at <= ${now} or release_at <= ${now})
    order by id limit ${max}`)

export const countRefusal = async (tx: Db, id: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update payments set release_refusals = release_refusals + 1, release_refused_at = ${now}
    where id = ${id} and state = 'authorised' and hold_decision = 'release'`)) === 1

interface RetryBefore {
  lastSentBefore: Date
  lastRefusedBefore: Date
}

export const claimDecided = async (
  db: Db,
  before: RetryBefore,
  now: Date,
  max: number,
): Promise<number[]> => {
  const rows = await db.many<{ payment_id: number }>(sql`
    update payment_attempts a set checked_at = ${now}
    from payments p
    where p.id = a.payment_id and a.id in (
      select a.id from payment_attempts a join payments p on p.id = a.payment_id
      where p.state = 'authorised' and p.hold_decision is not null and a.checked_at <= ${before.lastSentBefore}
        and (p.release_refused_at is null or p.release_refused_at <= ${before.lastRefusedBefore})
      order by a.checked_at, a.id limit ${max} for update of a skip locked)
    returning a.payment_id`)
  return rows.map(({ payment_id: id }) => id)
}

export interface HeldRow {
  id: number
  price_minor: number
  currency: string
  hold_decision: HoldDecision | null
  release_refusals: number
  provider: string
  provider_id: string | null
  charge_id: string | null
}

export const findHeld = (db: Db, id: number): Promise<HeldRow | undefined> =>
  db.maybe<HeldRow>(sql`
    select p.id, p.price_minor, p.currency, p.hold_decision, p.release_refusals, a.provider, a.provider_id, a.charge_id
    from payments p join payment_attempts a on a.payment_id = p.id
    where p.id = ${id} and p.state = 'authorised' order by a.id desc limit 1`)
