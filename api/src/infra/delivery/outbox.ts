import sql from 'sql-template-tag'
import type { Db } from '../db/Db'
import { stopMails } from '../../modules/notices/mailStops'
import type { Job } from '../jobs/jobs'
import type { PushPayload } from './push/push.repository'
import type { MailPort, OutgoingMail, PushPort, SmsPayload, SmsPort } from './ports'
import { isAddressRefused } from './transports'
import type { Transport } from './transports'

interface Options {
  db: Db
  now: () => Date
  /** Told after something was put in, so that it leaves soon. */
  onQueued: () => void
}

type Kind = 'mail' | 'sms' | 'push'
type Payload = OutgoingMail | SmsPayload | PushPayload

interface Ports {
  mail: MailPort
  sms: SmsPort
  push: PushPort
}

/** Ports for mail, SMS and push that write into the outbox, in the caller's transaction where there is one. */
export const createOutbox = ({ db, now, onQueued }: Options): Ports => {
  const queue = async (target: Db, kind: Kind, payload: Payload) => {
    const at = now()
    await target.run(sql`
      insert into outbox (kind, payload, next_at, created_at)
      values (${kind}, ${JSON.stringify(payload)}::text::jsonb, ${at}, ${at})`)
    onQueued()
  }
  return {
    mail: { send: (mail, tx) => queue(tx ?? db, 'mail', mail) },
    sms: { send: (phone, text, tx) => queue(tx ?? db, 'sms', { phone, text }) },
    push: { send: (push, tx) => queue(tx ?? db, 'push', push) },
  }
}

interface DueRow {
  id: number
  kind: Kind
  payload: Payload
  attempts: number
}

const batch = 20
const leaseMs = 60_000
const maxAttempts = 8
const waitMs = (attempts: number) => Math.min(10_000 * 3 ** attempts, 6 * 3_600_000)

/** Takes what is due for itself for a minute; two processes never take the same row. */
const takeDue = (db: Db, now: Date): Promise<DueRow[]> =>
  db.many<DueRow>(sql`
    update outbox set next_at = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where id in (
      select id from outbox where next_at <= ${now} and sent_at is null and failed_at is null
      order by next_at, id limit ${batch} for update skip locked)
    returning id, kind, payload, attempts`)

/** Sends what is due; what fails waits longer each time and is given up after eight attempts, or at once for a refused address. */
export const deliverOutbox = async (
  { db, now, log }: { db: Db; now: () => Date; log: { warn: (facts: object, text: string) => void } },
  transport: Transport,
): Promise<number> => {
  const rows = await takeDue(db, now())
  for (const row of rows) {
    try {
      if (row.kind === 'mail') await transport.mail(row.payload as OutgoingMail)
      else if (row.kind === 'push') await transport.push(row.payload as PushPayload)
      else await transport.sms(row.payload as SmsPayload)
      // The words are not needed any more once they are sent.
      await db.run(sql`update outbox set sent_at = ${now()}, payload = '{}' where id = ${row.id}`)
    } catch (error) {
      // What a mail server answers names whom the mail was for.
      const reason = String(error instanceof Error ? error.message : error).replace(/[^\s<>]+@[^\s<>]+/g, '…')
      log.warn({ outbox: row.id, attempt: row.attempts, reason }, `a ${row.kind} could not be sent`)
      const isRefused = row.kind === 'mail' && isAddressRefused(error)
      if (isRefused) await stopMails(db, (row.payload as OutgoingMail).to, 'bounce')
      await postpone(db, row, now(), isRefused)
    }
  }
  return rows.length
}

const postpone = (db: Db, { id, attempts }: DueRow, now: Date, isHopeless: boolean): Promise<number> =>
  db.run(sql`
    update outbox set next_at = ${new Date(now.getTime() + waitMs(attempts))},
      failed_at = ${isHopeless || attempts >= maxAttempts ? now : null}
    where id = ${id}`)

/** Looks every few seconds, for what a failed attempt or another process left. */
export const outboxJob = (transport: Transport): Job => ({
  name: 'outbox',
  everyMs: 5000,
  run: async (deps) => {
    while ((await deliverOutbox(deps, transport)) === batch);
  },
})
