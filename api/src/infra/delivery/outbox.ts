import { inSpan } from '@duetto/shared/tracing'
import { SpanKind } from '@opentelemetry/api'
import type { Db } from '../db/Db'
import { stopMails } from '../../modules/notices/mailStops.repository'
import type { Job } from '../jobs/jobs'
import {
  claimDue,
  deleteScheduled,
  insertOutgoing,
  insertScheduled,
  maxAttempts,
  setFailed,
  setSent,
} from './outbox.repository'
import type { DueRow, Kind, Payload } from './outbox.repository'
import type { PushPayload } from './push/push.repository'
import type { MailPort, OutgoingMail, PushPort, SmsPayload, SmsPort } from './ports'
import { isAddressRefused } from './transports'
import type { Transport } from './transports'

interface Options {
  db: Db
  now: () => Date
  onQueued: () => void
}

interface Ports {
  mail: MailPort
  sms: SmsPort
  push: PushPort
}

export const createOutbox = ({ db, now, onQueued }: Options): Ports => {
  const queue = async (target: Db, kind: Kind, payload: Payload) => {
    await insertOutgoing(target, kind, payload, now())
    onQueued()
  }
  return {
    mail: {
      send: (mail, tx) => queue(tx ?? db, 'mail', mail),
      schedule: (mail, at, tx) => insertScheduled(tx, mail, now(), at),
      cancel: (id, tx) => deleteScheduled(tx, id),
    },
    sms: { send: (phone, text, tx) => queue(tx ?? db, 'sms', { phone, text }) },
    push: { send: (push, tx) => queue(tx ?? db, 'push', push) },
  }
}

/** Must exceed the longest delivery of one message, or another process would send it, too. */
const leaseMs = 180_000
const waitMs = (attempts: number) => Math.min(10_000 * 3 ** attempts, 6 * 3_600_000)

const send = ({ kind, payload }: DueRow, { mail, push, sms }: Transport): Promise<void> => {
  if (kind === 'mail') return mail(payload as OutgoingMail)
  return kind === 'push' ? push(payload as PushPayload) : sms(payload as SmsPayload)
}

/**
 * Returns the number of attempts. Leases one message at a time: if the lease of a batch expired, another process would
 * send its remaining messages, too.
 */
export const deliverOutbox = async (
  { db, now, log }: { db: Db; now: () => Date; log: { warn: (facts: object, text: string) => void } },
  transport: Transport,
): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const row = await claimDue(db, now(), leaseMs)
    if (!row) return count
    try {
      await inSpan(`send ${row.kind}`, { kind: SpanKind.CLIENT }, () => send(row, transport))
      await setSent(db, row.id, now())
    } catch (error) {
      // The mail server's response may contain the recipient's address.
      const reason = String(error instanceof Error ? error.message : error).replace(/[^\s<>]+@[^\s<>]+/g, '…')
      log.warn({ outbox: row.id, attempt: row.attempts, reason }, `a ${row.kind} could not be sent`)
      const isRefused = row.kind === 'mail' && isAddressRefused(error)
      if (isRefused) await stopMails(db, (row.payload as OutgoingMail).to, 'bounce')
      await postpone(db, row, now(), isRefused)
    }
  }
}

const postpone = (db: Db, { id, attempts }: DueRow, now: Date, isRefused: boolean): Promise<number> =>
  setFailed(db, id, {
    nextAt: new Date(now.getTime() + waitMs(attempts)),
    failedAt: isRefused || attempts >= maxAttempts ? now : null,
    isRefused,
  })

export const outboxJob = (transport: Transport): Job => ({
  name: 'outbox',
  everyMs: 5000,
  run: async (deps) => void (await deliverOutbox(deps, transport)),
})
