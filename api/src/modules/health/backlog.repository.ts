import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const countWaiting = (
  db: Db,
  now: Date,
): Promise<{ kind: string; waiting: number; oldest_seconds: number }[]> =>
  db.many(sql`
    select kind, count(*)::int as waiting,
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_at)))::float8 as oldest_seconds
    from outbox where sent_at is null and failed_at is null group by kind`)

interface Mails {
  sent: number
  failed: number
  /** Failed because the mail server refused the address. */
  bounced: number
  waiting: number
}

export const countMails = (db: Db, now: Date): Promise<Mails> =>
  db.one(sql`
    select count(*) filter (where sent_at is not null)::int as sent,
      count(*) filter (where failed_at is not null)::int as failed,
      count(*) filter (where is_refused)::int as bounced,
      count(*) filter (where sent_at is null and failed_at is null)::int as waiting
    from outbox where kind = 'mail' and created_at > ${now}::timestamptz - interval '24 hours'`)

export const countPayments = (db: Db, now: Date): Promise<{ state: string; payments: number }[]> =>
  db.many(sql`
    select state, count(*)::int as payments from payments
    where created_at > ${now}::timestamptz - interval '24 hours' group by state`)

export const countRefusedReleases = async (db: Db): Promise<number> =>
  (
    await db.one<{ payments: number }>(sql`
    select count(*)::int as payments from payments where state = 'authorised' and release_refusals > 0`)
  ).payments

export const countPhotosToReview = async (db: Db): Promise<number> =>
  (
    await db.one<{ photos: number }>(sql`
    select (select count(*)::int from photos where status = 'pending')
      + (select count(*)::int from message_media where status = 'pending' and message_id is not null)
      + (select count(*)::int from verifications where status = 'waiting') as photos`)
  ).photos

export const countUnscored = async (db: Db, now: Date): Promise<number> =>
  (
    await db.one<{ photos: number }>(sql`
    select (select count(*)::int from photos
        where score is null and screened_at > ${now}::timestamptz - interval '24 hours')
      + (select count(*)::int from message_media
        where score is null and screen_at is null and screening_attempts > 0
          and created_at > ${now}::timestamptz - interval '24 hours') as photos`)
  ).photos

export interface JobRow {
  name: string
  last_run: Date | null
  last_success: Date | null
  failures: number
  is_running: boolean
  is_late: boolean
}

const lateIntervals = 2
const lateAfter = sql`interval '5 minutes'`

export const findJobs = (db: Db, now: Date): Promise<JobRow[]> =>
  db.many<JobRow>(sql`
    select name, last_run, last_success, failures, leased_until > ${now} as is_running,
      leased_until <= ${now} and coalesce(
        coalesce(last_success, '-infinity') + ${lateIntervals} * every_ms * interval '1 millisecond'
          < ${now}::timestamptz - ${lateAfter}, false) as is_late
    from jobs order by name`)
