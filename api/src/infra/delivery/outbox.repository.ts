import sql from 'sql-template-tag'
import type { Db } from '../db/Db'
import type { OutgoingMail, SmsPayload } from './ports'
import type { PushPayload } from './push/push.repository'

export const maxAttempts = 8

export const kinds = ['mail', 'sms', 'push'] as const
export type Kind = (typeof kinds)[number]
export type Payload = OutgoingMail | SmsPayload | PushPayload

export interface DueRow {
  id: number
  kind: Kind
  payload: Payload
  attempts: number
}

export const insertOutgoing = (db: Db, kind: Kind, payload: Payload, at: Date): Promise<number> =>
  db.run(sql`
    insert into outbox (kind, payload, next_at, created_at)
    values (${kind}, ${JSON.stringify(payload)}::text::jsonb, ${at}, ${at})`)

export const insertScheduled = async (db: Db, mail: OutgoingMail, now: Date, at: Date): Promise<number> =>
  (
    await db.one<{ id: number }>(sql`
      insert into outbox (kind, payload, next_at, created_at)
      values ('mail', ${JSON.stringify(mail)}::text::jsonb, ${at}, ${now}) returning id`)
  ).id

export const deleteScheduled = async (db: Db, id: number): Promise<boolean> =>
  (await db.run(sql`delete from outbox where id = ${id} and attempts = 0`)) > 0

export const claimDue = (db: Db, now: Date, leaseMs: number): Promise<DueRow | undefined> =>
  db.maybe<DueRow>(sql`
    update outbox set next_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where id in (
      select id from outbox where next_at <= ${now} and sent_at is null and failed_at is null
      order by next_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts`)

export const setSent = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update outbox set sent_at = ${now}, payload = '{}' where id = ${id}`)

/**
 * If `failedAt` is set, abandons the message and deletes its content. `isRefused` means that the mail server refused
 * the address.
 */
export const setFailed = (
  db: Db,
  id: number,
  { nextAt, failedAt, isRefused }: { nextAt: Date; failedAt: Date | null; isRefused: boolean },
): Promise<number> =>
  db.run(sql`
    update outbox set next_at = ${nextAt}, failed_at = ${failedAt}, is_refused = ${isRefused},
      payload = case when ${failedAt !== null}::boolean then '{}' else payload end
    where id = ${id}`)
