import type { StoredRow } from '../attachments/attachments.repository'
import sql from 'sql-template-tag'
import type { Locale } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'

export interface ExportRow {
  status: 'preparing' | 'ready' | 'failed'
  name: string
  bytes: number | null
  requested_at: Date
  expires_at: Date | null
}

export const findExport = (db: Db, userId: number): Promise<ExportRow | undefined> =>
  db.maybe<ExportRow>(sql`
    select status, name, bytes::int as bytes, requested_at, expires_at from data_exports where user_id = ${userId}`)

export const insertExportRequest = (
  tx: Db,
  userId: number,
  { name, now, renewable }: { name: string; now: Date; renewable: Date },
): Promise<number> =>
  tx.run(sql`
    insert into data_exports (user_id, status, name, requested_at) values (${userId}, 'preparing', ${name}, ${now})
    on conflict (user_id) do update
      set status = 'preparing', attempts = 0, bytes = null, expires_at = null, requested_at = excluded.requested_at
      where data_exports.status = 'failed'
        or (data_exports.status = 'ready' and data_exports.requested_at <= ${renewable})`)

export interface DueExport {
  user_id: number
  name: string
  attempts: number
  requested_at: Date
  email: string
  member: string
  language: Locale
  host: string | null
}

export const claimDueExport = (db: Db, attemptsMax: number): Promise<DueExport | undefined> =>
  db.maybe<DueExport>(sql`
    update data_exports e set attempts = attempts + 1 from users u
    where u.id = e.user_id and e.user_id = (
      select user_id from data_exports where status = 'preparing' and attempts < ${attemptsMax}
      order by attempts, requested_at limit 1 for update skip locked)
    returning e.user_id, e.name, e.attempts, e.requested_at, u.email, u.name as member, u.language, u.host`)

/**
 * Marks exports as failed if a crash interrupted their last attempt. Call this only while no export is being prepared,
 * because a running last attempt looks the same.
 */
export const failAbandonedExports = (db: Db, attemptsMax: number): Promise<number> =>
  db.run(
    sql`update data_exports set status = 'failed' where status = 'preparing' and attempts >= ${attemptsMax}`,
  )

export const setExportReady = (
  tx: Db,
  { user_id, requested_at }: DueExport,
  { bytes, until }: { bytes: number; until: Date },
): Promise<number> =>
  tx.run(sql`
    update data_exports set status = 'ready', bytes = ${bytes}, expires_at = ${until}
    where user_id = ${user_id} and status = 'preparing' and requested_at = ${requested_at}`)

export const setExportFailed = (db: Db, userId: number): Promise<number> =>
  db.run(sql`update data_exports set status = 'failed' where user_id = ${userId} and status = 'preparing'`)

interface Expiry {
  now: Date
  /** Failed exports that were requested at or before this time have expired. */
  failedBefore: Date
}

const isExpired = ({ now, failedBefore }: Expiry) => sql`
  (status = 'ready' and expires_at <= ${now} or status = 'failed' and requested_at <= ${failedBefore})`

export const findExpiredExports = (db: Db, expiry: Expiry): Promise<{ user_id: number; name: string }[]> =>
  db.many<{ user_id: number; name: string }>(
    sql`select user_id, name from data_exports where ${isExpired(expiry)} limit 100`,
  )

export const deleteExport = (db: Db, userId: number, expiry: Expiry): Promise<number> =>
  db.run(sql`delete from data_exports where user_id = ${userId} and ${isExpired(expiry)}`)

export const findPhotosToExport = (db: Db, userId: number): Promise<{ name: string }[]> =>
  db.many<{ name: string }>(sql`select name from photos where user_id = ${userId} order by position, id`)

export const findMediaToExport = (db: Db, userId: number): Promise<StoredRow[]> =>
  db.many<StoredRow>(
    sql`select name, duration_ms from message_media where owner_id = ${userId} order by created_at, name`,
  )
