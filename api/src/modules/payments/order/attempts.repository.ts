import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { ProviderPayment } from '../provider/PaymentProvider'

export interface AttemptRow {
  id: number
  payment_id: number
  provider: string
  reference: string
  provider_id: string | null
  /** Set until the charge has a response, because `resumeCharges` may send it again. */
  mandate: string | null
  sent_at: Date | null
}

/** Condition on a row `p` of `payments`. A sent charge may have succeeded, even while the payment is still `created`. */
export const isSent = sql`exists (
  select 1 from payment_attempts a where a.payment_id = p.id and a.sent_at is not null)`

/** Commit before calling the provider, because its webhook must find the reference. */
export const insertAttempt = (
  tx: Db,
  { paymentId, provider, now }: { paymentId: number; provider: string; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into payment_attempts (payment_id, provider, reference, created_at, checked_at)
    values (${paymentId}, ${provider}, ${`D${paymentId}-${randomBytes(6).toString('hex')}`}, ${now}, ${now})`)

export const findAttempt = (db: Db, paymentId: number): Promise<AttemptRow | undefined> =>
  db.maybe<AttemptRow>(sql`
    select id, payment_id, provider, reference, provider_id, mandate, sent_at from payment_attempts
    where payment_id = ${paymentId} order by id desc limit 1`)

export const findAttemptOf = (
  db: Db,
  provider: string,
  { reference, chargeId = '' }: Pick<ProviderPayment, 'reference' | 'chargeId'>,
): Promise<AttemptRow | undefined> =>
  db.maybe<AttemptRow>(sql`
    select id, payment_id, provider, reference, provider_id, mandate, sent_at from payment_attempts
    where provider = ${provider} and (reference = ${reference} or charge_id = ${chargeId})
    order by reference = ${reference} desc limit 1`)

/**
 * Keeps an existing charge id. Falls back to `providerId` if the attempt has no provider id, for example because the
 * response was lost.
 */
export const setChargeId = (
  tx: Db,
  paymentId: number,
  { chargeId, providerId }: Pick<ProviderPayment, 'chargeId' | 'providerId'>,
): Promise<number> =>
  tx.run(sql`
    update payment_attempts
    set charge_id = coalesce(${chargeId ?? null}, case when provider_id is null then nullif(${providerId}, '') end)
    where charge_id is null
      and id = (select max(id) from payment_attempts where payment_id = ${paymentId})`)

export const setProviderId = (
  db: Db,
  id: number,
  {
    providerId,
    redirectUrl,
    instructions,
  }: Pick<ProviderPayment, 'providerId' | 'redirectUrl' | 'instructions'>,
): Promise<number> =>
  db.run(sql`
    update payment_attempts set provider_id = ${providerId}, redirect_url = ${redirectUrl},
      instructions = ${instructions ? JSON.stringify(instructions) : null}::text::jsonb, mandate = null
    where id = ${id} and provider_id is null`)

/**
 * Commit before sending the charge, because the response may be lost. Returns false if the charge was already marked.
 * The member's wallet must be locked.
 */
export const markSent = async (tx: Db, id: number, mandate: string | null, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update payment_attempts set sent_at = ${now}, checked_at = ${now}, mandate = ${mandate}
    where id = ${id} and sent_at is null`)) === 1

/** Changes `checked_at`, so that `unmarkSent` of an earlier request has no effect. The wallet must be locked. */
export const markResent = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql`
    update payment_attempts set checked_at = greatest(${now}, checked_at + interval '1 millisecond')
    where id = ${id}`)

/** Has no effect if the charge was sent again after `sentAt`. The member's wallet must be locked. */
export const unmarkSent = (tx: Db, id: number, sentAt: Date): Promise<number> =>
  tx.run(sql`
    update payment_attempts set sent_at = null, mandate = null
    where id = ${id} and provider_id is null and checked_at = ${sentAt}`)

export const forgetMandate = (tx: Db, paymentId: number): Promise<number> =>
  tx.run(
    sql`update payment_attempts set mandate = null where payment_id = ${paymentId} and mandate is not null`,
  )

export interface Unanswered {
  id: number
  payment_id: number
  user_id: number
  sent_at: Date
}

export const claimUnanswered = (db: Db, before: Date, now: Date, max: number): Promise<Unanswered[]> =>
  db.many<Unanswered>(sql`
    update payment_attempts a set checked_at = ${now}
    from payments p
    where p.id = a.payment_id and a.sent_at is not null and a.id in (
      select a.id from payment_attempts a join payments p on p.id = a.payment_id
      where a.sent_at is not null and a.provider_id is null and a.checked_at <= ${before}
        and p.state in ('created', 'unknown')
      order by a.checked_at, a.id limit ${max} for update of a skip locked)
    returning a.id, a.payment_id, p.user_id, a.sent_at`)

export const claimCheck = async (db: Db, paymentId: number, before: Date, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update payment_attempts set checked_at = ${now}
    where payment_id = ${paymentId} and provider_id is not null and checked_at <= ${before}`)) > 0

export const findUnchecked = async (db: Db, before: Date, max: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select p.id from payments p join payment_attempts a on a.payment_id = p.id
    where p.state in ('created', 'requires_action', 'pending', 'unknown')
      and a.provider_id is not null and a.checked_at <= ${before}
    order by a.checked_at, p.id limit ${max}`)
  return rows.map(({ id }) => id)
}

export const findStranded = (db: Db, before: Date, max: number): Promise<{ id: number; user_id: number }[]> =>
  db.many<{ id: number; user_id: number }>(sql`
    select p.id, p.user_id from payments p
    where p.state = 'created' and p.created_at <= ${before}
      and not exists (
        select 1 from payment_attempts a
        where a.payment_id = p.id and (a.provider_id is not null or a.sent_at is not null))
    order by p.id limit ${max}`)
