import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/**
 * `open`: number of debits that are confirmed or use a stored account, and have no result. Includes debits that have not
 * been sent yet. `total`: price of these, plus that of paid debits created after `since`, in minor units.
 */
export const findDebits = (
  db: Db,
  userId: number,
  since: Date,
  excludedId: number | null,
): Promise<{ open: number; total: number }> =>
  db.one<{ open: number; total: number }>(sql`
    with debits as (
      select p.price_minor, p.created_at,
        p.state in ('pending', 'unknown')
          or (p.state = 'created' and (r.payment_id is null or r.confirmed_at is not null)) as is_open,
        p.state in ('paid', 'partially_refunded') as is_paid
      from payments p left join directdebit_requests r on r.payment_id = p.id
      where p.user_id = ${userId} and p.method = 'directdebit' and p.id is distinct from ${excludedId}::bigint)
    select count(*) filter (where is_open)::int as open,
      coalesce(sum(price_minor) filter (
        where is_open or (is_paid and created_at > ${since})), 0)::int as total
    from debits`)

export interface RequestRow {
  payment_id: number
  iban: string | null
  iban_hint: string
  holder: string | null
  phone: string | null
  phone_hint: string
  code_hash: string
  code_expires: Date
  tries: number
  confirmed_at: Date | null
}

export const findRequest = (db: Db, userId: number, paymentId: number): Promise<RequestRow | undefined> =>
  db.maybe<RequestRow>(sql`
    select payment_id, iban, iban_hint, holder, phone, phone_hint, code_hash, code_expires, tries, confirmed_at
    from directdebit_requests where payment_id = ${paymentId} and user_id = ${userId}`)

interface NewRequest {
  paymentId: number
  userId: number
  iban: string
  ibanHint: string
  holder: string
  phone: string
  phoneHint: string
  codeHash: string
  expires: Date
  now: Date
}
export const insertRequest = (tx: Db, row: NewRequest): Promise<number> =>
  tx.run(sql`
    insert into directdebit_requests (payment_id, user_id, iban, iban_hint, holder, phone, phone_hint, code_hash,
      code_expires, agreed_at)
    values (${row.paymentId}, ${row.userId}, ${row.iban}, ${row.ibanHint}, ${row.holder}, ${row.phone},
      ${row.phoneHint}, ${row.codeHash}, ${row.expires}, ${row.now})`)

export const renewCode = (
  tx: Db,
  paymentId: number,
  { hash, expires }: { hash: string; expires: Date },
): Promise<number> =>
  tx.run(sql`
    update directdebit_requests set code_hash = ${hash}, code_expires = ${expires}, tries = 0
    where payment_id = ${paymentId} and confirmed_at is null`)

export const reserveTry = (
  db: Db,
  userId: number,
  paymentId: number,
  { now, most }: { now: Date; most: number },
): Promise<RequestRow | undefined> =>
  db.maybe<RequestRow>(sql`
    update directdebit_requests set tries = tries + 1
    where payment_id = ${paymentId} and user_id = ${userId} and tries < ${most}
      and code_expires > ${now} and confirmed_at is null
    returning payment_id, iban, iban_hint, holder, phone, phone_hint, code_hash, code_expires, tries, confirmed_at`)

export const confirmRequest = (db: Db, paymentId: number, now: Date): Promise<number> =>
  db.run(sql`
    update directdebit_requests set confirmed_at = ${now}
    where payment_id = ${paymentId} and confirmed_at is null`)

export const forgetAccount = (db: Db, paymentId: number): Promise<number> =>
  db.run(
    sql`update directdebit_requests set iban = null, holder = null, phone = null where payment_id = ${paymentId}`,
  )

export const forgetUnconfirmed = (db: Db, before: Date): Promise<number> =>
  db.run(sql`
    update directdebit_requests r set iban = null, holder = null, phone = null
    from payments p
    where p.id = r.payment_id and r.iban is not null and r.code_expires <= ${before}
      and (r.confirmed_at is null or p.state not in ('created', 'unknown'))`)

export const findCodesSince = async (tx: Db, userId: number, since: Date): Promise<Date[]> => {
  const rows = await tx.many<{ created_at: Date }>(sql`
    select created_at from directdebit_codes where user_id = ${userId} and created_at > ${since}
    order by created_at`)
  return rows.map((row) => row.created_at)
}

export const insertCode = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`insert into directdebit_codes (user_id, created_at) values (${userId}, ${now})`)
