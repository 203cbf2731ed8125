import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/** Deletes at most `limit` rows, because no statement may hold its locks for long. */
type Erase = (db: Db, before: Date, limit: number) => Promise<number>

export const eraseExpiredSessions: Erase = (db, before, limit) =>
  db.run(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before} order by expires_at limit ${limit})`)

export const eraseExpiredLinks: Erase = (db, before, limit) =>
  db.run(sql`
    delete from tokens where id in (
      select id from tokens where expires_at < ${before} order by id limit ${limit})`)

export const eraseSmsCodes: Erase = (db, before, limit) =>
  db.run(sql`
    delete from directdebit_codes where id in (
      select id from directdebit_codes where created_at < ${before} order by id limit ${limit})`)

export const eraseFirstMessages: Erase = (db, before, limit) =>
  db.run(sql`
    delete from first_messages where message_id in (
      select message_id from first_messages where sent_at < ${before} order by sent_at limit ${limit})`)

export const eraseSentMessages: Erase = (db, before, limit) =>
  db.run(sql`
    delete from outbox where id in (
      select id from outbox where created_at < ${before} and (sent_at is not null or failed_at is not null)
      order by created_at limit ${limit})`)

export const eraseDecidedReports: Erase = (db, before, limit) =>
  db.run(sql`
    delete from reports where id in (
      select id from reports where status <> 'open' and decided_at < ${before} order by id limit ${limit})`)

export const eraseRefusedPictures: Erase = (db, before, limit) =>
  db.run(sql`
    delete from refused_pictures where id in (
      select id from refused_pictures where refused_at < ${before} order by refused_at limit ${limit})`)

export const eraseEndedVerifications: Erase = (db, before, limit) =>
  db.run(sql`
    delete from verifications where id in (
      select id from verifications
      where status in ('refused', 'lapsed', 'withdrawn') and file is null and coalesce(ended_at, decided_at, sent_at) < ${before}
      order by id limit ${limit})`)

/** Complaints answered before this column existed have no `answered_at`: their period starts at creation. */
export const eraseAnsweredComplaints: Erase = (db, before, limit) =>
  db.run(sql`
    delete from complaints where id in (
      select id from complaints where status = 'answered' and coalesce(answered_at, created_at) < ${before} order by id limit ${limit})`)
