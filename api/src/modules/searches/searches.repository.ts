import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface SavedSearchRow {
  id: number
  query: string
  has_new: boolean
}

export const findSearches = (db: Db, userId: number): Promise<SavedSearchRow[]> =>
  db.many<SavedSearchRow>(sql`
    select id, query, found_at is not null as has_new from saved_searches where user_id = ${userId} order by id`)

export const insertSearch = (tx: Db, userId: number, query: string, now: Date): Promise<number> =>
  tx.run(sql`
    insert into saved_searches (user_id, query, created_at, seen_at, checked_at)
    values (${userId}, ${query}, ${now}, ${now}, ${now})
    on conflict (user_id, query) do nothing`)

export const deleteSearch = (db: Db, userId: number, id: number): Promise<number> =>
  db.run(sql`delete from saved_searches where id = ${id} and user_id = ${userId}`)

export const markSearchSeen = (db: Db, userId: number, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update saved_searches set seen_at = ${now}, found_at = null, is_mailed = false
    where id = ${id} and user_id = ${userId}`)
