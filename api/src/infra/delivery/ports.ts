import type { Db } from '../db/Db'
import type { PushPayload } from './push/push.repository'

export interface OutgoingMail {
  to: string
  locale: string
  /** Neutral subjects only. */
  subject: string
  text: string
  html: string
  /** Page that unsubscribes the member, says so and takes it back; without login. */
  unsubscribeUrl?: string
  /** Unsubscribes with a single POST without login (RFC 8058); mail clients show it as a button. */
  oneClickUrl?: string
}

export interface SmsPayload {
  phone: string
  text: string
}

/**
 * Both ports write to the outbox: pass a transaction's handle, and the message is only sent if it commits.
 */
export interface MailPort {
  send: (mail: OutgoingMail, tx?: Db) => Promise<void>
}

export interface SmsPort {
  send: (phone: string, text: string, tx?: Db) => Promise<void>
}

/** Also writes to the outbox; each push is for one browser. */
export interface PushPort {
  send: (push: PushPayload, tx?: Db) => Promise<void>
}
