import type { Logger } from 'pino'
import type { Db } from '../infra/db/Db'
import type { SharedPlaces } from '../modules/events/sharedPlaces'
import type { GifSource } from '../modules/gifs/GifSource'
import type { PaymentProvider } from '../modules/payments/provider/PaymentProvider'
import type { Fanout } from '../infra/fanout/Fanout'
import type { Sessions } from '../http/session'
import type { MailPort, PushPort, SmsPort } from '../infra/delivery/ports'
import type { StoragePort } from '../infra/storage/StoragePort'
import type { Config } from './config'

/** Everything that a service may reach; tests give their own clock and ports. */
export interface Deps {
  config: Config
  db: Db
  now: () => Date
  log: Logger
  fanout: Fanout
  /** Undefined where one process serves all. */
  streamPlaces?: SharedPlaces
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
