import type { Db } from '../db/Db'
import type { PushPayload } from './push/push.repository'

export interface OutgoingMail {
  to: string
  locale: string
  sender?: string
  /** Must not reveal that this is a dating site, because other people may see it. */
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
  /** Unsubscribes with a single POST (RFC 8058). */
  oneClickUrl?: string
}

export interface SmsPayload {
  phone: string
  text: string
}

/** With `tx`, the e-mail is sent only if the transaction commits. */
export interface MailPort {
  send: (mail: OutgoingMail, tx?: Db) => Promise<void>
  schedule: (mail: OutgoingMail, at: Date, tx: Db) => Promise<number>
  cancel: (id: number, tx: Db) => Promise<boolean>
}

export interface SmsPort {
  send: (phone: string, text: string, tx?: Db) => Promise<void>
}

export interface PushPort {
  send: (push: PushPayload, tx?: Db) => Promise<void>
}
