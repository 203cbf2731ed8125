import type { Logger } from 'pino'
import type { Db } from '../infra/db/Db'
import type { GifSource } from '../modules/gifs/GifSource'
import type { PaymentProvider } from '../modules/payments/provider/PaymentProvider'
import type { Fanout } from '../infra/fanout/Fanout'
import type { Sessions } from '../http/session'
import type { PushPayload } from '../infra/delivery/push/push.repository'
import type { Config } from './config'

export type { Fanout } from '../infra/fanout/Fanout'

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

/** Stored objects (photos); names are unguessable. What cannot be done now is a `StorageFault`. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
  /** Writes and removes a few bytes; rejects where that cannot be done. */
  probe: () => Promise<void>
  /** Removes what was written in part and left there before that moment. */
  sweep: (before: Date) => Promise<void>
}

/** Everything that a service may reach; tests give their own clock and ports. */
export interface Deps {
  config: Config
  db: Db
  now: () => Date
  log: Logger
  fanout: Fanout
  sessions: Sessions
  mail: MailPort
  sms: SmsPort
  push: PushPort
  storage: StoragePort
  /** Undefined where our own library is all. */
  gifs?: GifSource
  /** Set in tests; else the one that the configuration names. */
  payments?: PaymentProvider
}
