import type { Db } from '../db/Db'
import type { PushPayload } from './push/push.repository'

export interface OutgoingMail {
  to: string
  locale: string
  /** Neutral subjects only. */
  subject: string
  text: string
  html: string
  /** Page on which the member chooses what to hear of. */
  unsubscribeUrl?: string
  /** Stops the mails by one POST without a log-in, RFC 8058; mail programs offer it as a button. */
  oneClickUrl?: string
}

export interface SmsPayload {
  phone: string
  text: string
}

/** Both ports write into the outbox: inside a transaction give its handle, and the mail leaves only if it commits. */
export interface MailPort {
  send: (mail: OutgoingMail, tx?: Db) => Promise<void>
}

export interface SmsPort {
  send: (phone: string, text: string, tx?: Db) => Promise<void>
}

/** Writes into the outbox, too; a push is for one browser. */
export interface PushPort {
  send: (push: PushPayload, tx?: Db) => Promise<void>
}
