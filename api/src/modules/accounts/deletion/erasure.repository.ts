import sql, { raw } from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { StoredFiles } from '../../photos/photos.repository'
import { isErased } from '../users.repository'

interface Reference {
  name: string
  column: string
  action: 'c' | 'n'
}

const findReferences = (db: Db): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select quote_ident(t.relname) as name, quote_ident(a.attname) as column, c.confdeltype::text as action
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype in ('c', 'n')
    order by 1, 2`)

export const eraseReferences = async (tx: Db, userId: number): Promise<void> => {
  for (const { name, column, action } of await findReferences(tx)) {
    const [table, by] = [raw(name), raw(column)]
    await tx.run(
      action === 'c'
        ? sql`delete from ${table} where ${by} = ${userId}`
        : sql`update ${table} set ${by} = null where ${by} = ${userId}`,
    )
  }
}

export const findStoredFiles = (db: Db, userId: number): Promise<StoredFiles[]> =>
  db.many<StoredFiles>(sql`select name, width from photos where user_id = ${userId}`)

interface Page {
  limit: number
  /** Number of accounts that this run failed to erase. They remain first in the order. */
  skip: number
}

export const findErasable = (db: Db, before: Date, { limit, skip }: Page): Promise<{ id: number }[]> =>
  db.many<{ id: number }>(sql`
    select id from users where status = 'deleted' and deleted_at <= ${before}
    order by deleted_at, id limit ${limit} offset ${skip}`)

const paidOrOpen = sql`(p.state not in ('cancelled', 'failed', 'expired') or p.received_minor > 0)`

export const findUnconfirmed = (db: Db, before: Date, { limit, skip }: Page): Promise<{ id: number }[]> =>
  db.many<{ id: number }>(sql`
    select id from users u where status = 'not_confirmed' and last_active <= ${before}
      and not exists (select 1 from payments p where p.user_id = u.id and ${paidOrOpen})
    order by last_active, id limit ${limit} offset ${skip}`)

/** Returns false if `findUnconfirmed` would no longer return the account. */
export const lockUnconfirmed = async (tx: Db, userId: number, before: Date): Promise<boolean> => {
  const locked = await tx.maybe(sql`
    select 1 from users where id = ${userId} and status = 'not_confirmed' and last_active <= ${before}
    for update`)
  // One statement for both would use a snapshot from before the lock, and miss a payment committed during the wait.
  return (
    locked !== undefined &&
    !(await tx.maybe(sql`select 1 from payments p where p.user_id = ${userId} and ${paidOrOpen} limit 1`))
  )
}

export const lockUnerased = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from users where id = ${userId} and not ${isErased} for no key update`)) !== undefined

export const clearPersonalData = async (tx: Db, userId: number): Promise<void> => {
  await tx.run(sql`update payments set tracking = '{}' where user_id = ${userId}`)
  await tx.run(sql`
    update users set email = ${`erased-${userId}@erased.invalid`}, password_hash = '-', name = '',
      birth_date = '1900-01-01', gender = null, looking_for = null, wished_ages = null, wished_km = null,
      status = 'deleted', signup_message = null,
      signup_profile_id = null, tracking = '{}', host = null, region = null, city = null, lat = null, lon = null,
      has_intimate_consent = false, intimate_consent_at = null, public_photo_at = null, sexuality = null, about_me = '',
      reason_for_joining = null, hair_color = null, eye_color = null, body_type = null,
      relationship_status = null, tattoos = null, height = null, smoking = null, children = null, drinking = null,
      interests = '{}', prompts = '[]', dismissed_cards = '{}', notifications = '{}',
      notifications_disabled = '{}', is_verified = false, only_verified = false, deleted_at = null
    where id = ${userId}`)
}
