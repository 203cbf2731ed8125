import type { Db } from '../db/Db'
import type { PushPayload } from './push/push.repository'

export interface OutgoingMail {
  to: string
  locale: string
  /** Name of the sender; by default the one in MAIL_FROM. */
  sender?: string
  /** Must not reveal that the site is for dating, because other people may see it. */
  subject: string
  text: string
  html: string
  /** URL of the page for unsubscribing without a login. */
  unsubscribeUrl?: string
  /** URL that unsubscribes with a single POST without a login (RFC 8058). Mail clients may show a button for it. */
  oneClickUrl?: string
}

export interface SmsPayload {
  phone: string
  text: string
}

/** Queues e-mails in the outbox. With a transaction's handle, an e-mail is sent only if it commits. */
export interface MailPort {
  send: (mail: OutgoingMail, tx?: Db) => Promise<void>
  /** Queues an e-mail for a later time. Returns its id, by which it can be cancelled until then. */
  schedule: (mail: OutgoingMail, at: Date, tx: Db) => Promise<number>
  /** Returns whether it was cancelled, which is possible only until sending begins. */
  cancel: (id: number, tx: Db) => Promise<boolean>
}

export interface SmsPort {
  send: (phone: string, text: string, tx?: Db) => Promise<void>
}

/** Queues pushes in the outbox. Each one is for a single browser. */
export interface PushPort {
  send: (push: PushPayload, tx?: Db) => Promise<void>
}
