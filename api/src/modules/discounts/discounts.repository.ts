import type { Country, Currency, PaymentMethod } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

type Validity = 'once-per-user' | 'once' | 'unlimited'

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

/** An order that nobody is paying gives its code up: it waits for the member, or never reached the provider. */
const isGivenUp = (now: Date) => sql`(
  p.state in ('requires_action', 'cancelled', 'failed', 'expired')
  or (p.state = 'created' and p.created_at <= ${new Date(now.getTime() - startingMs)}))`

/** Whether this member may not use the code again: it is used, or held by an order that is being paid. */
export const isCodeTaken = async (
  db: Db,
  { code, validity }: Pick<CodeRow, 'code' | 'validity'>,
  userId: number,
  now: Date,
): Promise<boolean> =>
  validity !== 'unlimited' &&
  (await db.maybe(sql`
    select 1 from discount_redemptions r join payments p on p.id = r.payment_id
    where r.code = ${code} and (r.user_id = ${userId} or ${validity === 'once'})
      and not (r.user_id = ${userId} and ${isGivenUp(now)}) limit 1`)) !== undefined

/** Whether any of these codes is used by the member or held by an order that is being paid. */
export const isAnyTaken = async (
  db: Db,
  codes: readonly string[],
  userId: number,
  now: Date,
): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from discount_redemptions r join payments p on p.id = r.payment_id
    where r.code = any(${codes}::text[]) and r.user_id = ${userId} and not ${isGivenUp(now)} limit 1`)) !==
  undefined

/** Gives the member's unpaid orders with this code up and frees it; gives the orders. The member is locked. */
export const supersedeOrders = async (tx: Db, code: string, userId: number, now: Date): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    update payments p set state = 'cancelled', failure = 'superseded'
    from discount_redemptions r
    where r.payment_id = p.id and r.code = ${code} and r.user_id = ${userId}
      and r.validity <> 'unlimited' and p.state in ('created', 'requires_action')
      and ${isGivenUp(now)}
    returning p.id`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx.run(sql`delete from discount_redemptions where payment_id = any(${ids}::bigint[])`)
  return ids
}

/** Holds the code for an order. False where somebody holds or used it already: the unique keys decide. */
export const holdCode = async (
  tx: Db,
  { code, validity }: Pick<CodeRow, 'code' | 'validity'>,
  userId: number,
  paymentId: number,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into discount_redemptions (payment_id, code, user_id, validity)
    values (${paymentId}, ${code}, ${userId}, ${validity}) on conflict do nothing`)) === 1

export const releaseCode = (tx: Db, paymentId: number): Promise<number> =>
  tx.run(sql`delete from discount_redemptions where payment_id = ${paymentId}`)
