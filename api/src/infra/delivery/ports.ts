import type { Db } from '../db/Db'
import type { PushPayload } from './push/push.repository'

export interface OutgoingMail {
  to: string
  locale: string
  /** Must not mention dating, because others may see it. */
  subject: string
  text: string
  html: string
  /** Page for unsubscribing without a login. */
  unsubscribeUrl?: string
  /** Unsubscribes with a single POST without a login (RFC 8058); mail clients show it as a button. */
  oneClickUrl?: string
}

export interface SmsPayload {
  phone: string
  text: string
}

/** Writes to the outbox. With a transaction's handle, the message is sent only if it commits. */
export interface MailPort {
  send: (mail: OutgoingMail, tx?: Db) => Promise<void>
}

export interface SmsPort {
  send: (phone: string, text: string, tx?: Db) => Promise<void>
}

/** Writes to the outbox; one push per browser. */
export interface PushPort {
  send: (push: PushPayload, tx?: Db) => Promise<void>
}
