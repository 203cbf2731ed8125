import type { Country, Currency, PaymentMethod } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { isSent } from '../payments/order/attempts.repository'

export type Validity = 'once-per-user' | 'once' | 'unlimited'

export interface CodeRow {
  code: string
  percent: number
  country: Country | null
  user_id: number | null
  expires_at: Date | null
  currency: Currency | null
  minimum_minor: number
  status: 'active' | 'disabled'
  validity: Validity
  methods: PaymentMethod[]
}

export const findCode = (db: Db, code: string): Promise<CodeRow | undefined> =>
  db.maybe<CodeRow>(sql`
    select code, percent, country, user_id, expires_at, currency, minimum_minor, status, validity, methods
    from discount_codes where code = ${code}`)

const startingMs = 60_000

/**
 * An abandoned order has ended unpaid, waits for the member, or was not sent to the provider within `startingMs`. For a
 * direct debit, that time begins with the confirmation.
 */
const isAbandoned = (now: Date) => sql`(not r.is_settled and (
  p.state in ('requires_action', 'cancelled', 'failed', 'expired')
  or (p.state = 'created' and not ${isSent} and coalesce(
    (select coalesce(d.confirmed_at, '-infinity') from directdebit_requests d where d.payment_id = p.id),
    p.created_at) <= ${new Date(now.getTime() - startingMs)})))`

export const isCodeUsed = async (
  db: Db,
  { code, validity }: Pick<CodeRow, 'code' | 'validity'>,
  userId: number,
  now: Date,
): Promise<boolean> =>
  validity !== 'unlimited' &&
  (await db.maybe(sql`
    select 1 from discount_redemptions r join payments p on p.id = r.payment_id
    where r.code = ${code} and (r.user_id = ${userId} or ${validity === 'once'})
      and not (r.user_id = ${userId} and ${isAbandoned(now)}) limit 1`)) !== undefined

export const isAnyUsed = async (
  db: Db,
  codes: readonly string[],
  userId: number,
  now: Date,
): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from discount_redemptions r join payments p on p.id = r.payment_id
    where r.code = any(${codes}::text[]) and r.user_id = ${userId} and not ${isAbandoned(now)} limit 1`)) !==
  undefined

/**
 * Cancels abandoned orders, except those with unlimited codes. Returns the ids of the cancelled orders. The member's
 * wallet must be locked.
 */
export const supersedeOrders = async (
  tx: Db,
  codes: readonly string[],
  userId: number,
  now: Date,
): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    update payments p set state = 'cancelled', failure = 'superseded'
    from discount_redemptions r
    where r.payment_id = p.id and r.code = any(${codes}::text[]) and r.user_id = ${userId}
      and r.validity <> 'unlimited' and p.state in ('created', 'requires_action')
      and ${isAbandoned(now)}
    returning p.id`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.run(sql`delete from discount_redemptions where payment_id = any(${ids}::bigint[])`)
  return ids
}

export const holdCode = async (
  tx: Db,
  { code, validity }: Pick<CodeRow, 'code' | 'validity'>,
  userId: number,
  paymentId: number,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into discount_redemptions (payment_id, code, user_id, validity)
    values (${paymentId}, ${code}, ${userId}, ${validity}) on conflict do nothing`)) === 1

/**
 * Marks the code as used by the payment and releases it and conflicting codes from the member's other unpaid orders.
 * Returns false if another payment of the member has used one of them, or if another member holds or has used a
 * single-use code. Always returns true, without changes, for an unlimited code. The member's wallet must be locked.
 */
export const claimCode = async (
  tx: Db,
  { code, conflicting, validity }: { code: string; conflicting: readonly string[]; validity: Validity },
  userId: number,
  paymentId: number,
): Promise<boolean> => {
  if (validity === 'unlimited') return true
  const taken = await tx.maybe(sql`
    select 1 from discount_redemptions
    where code = any(${conflicting}::text[]) and user_id = ${userId} and is_settled and payment_id <> ${paymentId} limit 1`)
  if (taken !== undefined) return false
  await tx.run(sql`
    delete from discount_redemptions
    where code = any(${conflicting}::text[]) and user_id = ${userId} and not is_settled and payment_id <> ${paymentId}`)
  await tx.run(sql`
    insert into discount_redemptions (payment_id, code, user_id, validity, is_settled)
    values (${paymentId}, ${code}, ${userId}, ${validity}, true) on conflict do nothing`)
  // The insert does nothing if the order already holds the code, or if another member holds or has used a single-use
  // code.
  return (
    (await tx.run(sql`
      update discount_redemptions set is_settled = true
      where payment_id = ${paymentId} and code = ${code}`)) === 1
  )
}

/**
 * Skips orders with unlimited codes and orders whose charge was sent. Returns the ids of the cancelled orders. The
 * member's wallet must be locked.
 */
export const cancelConflictingOrders = async (
  tx: Db,
  conflicting: readonly string[],
  userId: number,
  paymentId: number,
): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    update payments p set state = 'cancelled', failure = 'superseded'
    where p.user_id = ${userId} and p.id <> ${paymentId} and p.discount_code = any(${conflicting}::text[])
      and p.discount_validity <> 'unlimited'
      and (p.state = 'requires_action' or (p.state = 'created' and not ${isSent}))
    returning p.id`)
  return rows.map(({ id }) => id)
}

export const releaseCode = (tx: Db, paymentId: number): Promise<number> =>
  tx.run(sql`delete from discount_redemptions where payment_id = ${paymentId} and not is_settled`)
