import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { StoredFiles } from './photos.repository'

export const scheduleRemoval = (db: Db, { name, width }: StoredFiles, dueAt: Date): Promise<number> =>
  db.run(sql`
    insert into photo_removals (name, width, due_at) values (${name}, ${width}, ${dueAt})
    on conflict (name) do nothing`)

/** Returns false if the removal has already run. */
export const deleteRemoval = async (tx: Db, name: string): Promise<boolean> =>
  (await tx.run(sql`delete from photo_removals where name = ${name}`)) > 0

export const lockRemoval = (tx: Db, name: string): Promise<StoredFiles | undefined> =>
  tx.maybe<StoredFiles>(sql`select name, width from photo_removals where name = ${name} for update`)

export const postponeRemoval = (db: Db, name: string, dueAt: Date): Promise<number> =>
  db.run(sql`update photo_removals set due_at = ${dueAt} where name = ${name}`)

export const findDueRemovals = (db: Db, now: Date, limit: number): Promise<{ name: string }[]> =>
  db.many<{ name: string }>(sql`
    select name from photo_removals where due_at <= ${now} order by due_at, name limit ${limit}`)
