import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { escapeLike } from '../members/filter.repository'

export interface FoundMember {
  id: number
  name: string
  email: string
  status: 'not_confirmed' | 'active' | 'suspended' | 'deleted'
  country: string | null
  city: string | null
  is_fictional: boolean
  paid_user: boolean
  created_at: Date
  last_active: Date
}

const select = sql`
  select u.id, u.name, u.email, u.status, u.country, u.city, u.is_fictional, w.paid_user, u.created_at, u.last_active
  from users u join wallets w on w.user_id = u.id`

interface Page {
  limit: number
  offset: number
}

const find = (db: Db, condition: Sql, order: Sql, { limit, offset }: Page): Promise<FoundMember[]> =>
  db.many<FoundMember>(sql`${select} where ${condition} order by ${order} limit ${limit} offset ${offset}`)

const startsWith = (text: string) => `${escapeLike(text.toLowerCase())}%`

export const findNewest = (db: Db, page: Page): Promise<FoundMember[]> =>
  find(db, sql`true`, sql`u.id desc`, page)

export const findMembersById = (db: Db, id: number, page: Page): Promise<FoundMember[]> =>
  find(db, sql`u.id = ${id}`, sql`u.id`, page)

export const findByEmail = (db: Db, start: string, page: Page): Promise<FoundMember[]> =>
  find(db, sql`u.email like ${startsWith(start)}`, sql`u.email using ~<~`, page)

export const findByName = (db: Db, start: string, page: Page): Promise<FoundMember[]> =>
  find(db, sql`lower(u.name) like ${startsWith(start)}`, sql`lower(u.name) using ~<~, u.id`, page)

/** A tag may have many members, so limit the rows before the join. */
export const findByTag = (db: Db, tag: string, { limit, offset }: Page): Promise<FoundMember[]> =>
  db.many<FoundMember>(sql`
    ${select} join (
      select user_id from member_tags where tags @> array[${tag}]
      order by user_id desc limit ${limit} offset ${offset}) tagged on tagged.user_id = u.id
    order by u.id desc`)

export const findByReference = (db: Db, typed: string, page: Page): Promise<FoundMember[]> => {
  const isWanted = sql`= any (${[typed, typed.toUpperCase()]}::text[])`
  return find(
    db,
    sql`u.id in (
      select profile_id from reports where reference ${isWanted}
      union all select reporter_id from reports where reference ${isWanted}
      union all select user_id from complaints where reference ${isWanted}
      union all select user_id from payments where receipt_number ${isWanted}
      union all select p.user_id from payments p join payment_attempts a on a.payment_id = p.id
        where a.reference ${isWanted})`,
    sql`u.id`,
    page,
  )
}
