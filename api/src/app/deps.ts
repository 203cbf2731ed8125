import type { ServerEvent } from '@duetto/shared/contract'
import type { Logger } from 'pino'
import type { Db } from '../db/Db'
import type { Config } from './config'

/** Tells members' open streams; across processes through Redis where it is configured. */
export interface Fanout {
  publish: (userId: number, event: ServerEvent) => Promise<void>
  subscribe: (userId: number, listener: (event: ServerEvent, eventId: string) => void) => () => void
}

export interface OutgoingMail {
  to: string
  locale: string
  /** Neutral subjects only. */
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

export interface MailPort {
  send: (mail: OutgoingMail) => Promise<void>
}

export interface SmsPort {
  send: (phone: string, text: string) => Promise<void>
}

/** Stored objects (photos); names are unguessable. */
export interface StoragePort {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  get: (name: string) => Promise<{ bytes: Buffer; contentType: string } | null>
  remove: (name: string) => Promise<void>
}

/** Everything that a service may reach; tests give their own clock and ports. */
export interface Deps {
  config: Config
  db: Db
  now: () => Date
  log: Logger
  fanout: Fanout
  mail: MailPort
  sms: SmsPort
  storage: StoragePort
}
