import type { Logger } from 'pino'
import type { Db, Queries } from '../infra/db/Db'
import type { SharedPlaces } from '../modules/events/sharedPlaces'
import type { GifSource } from '../modules/gifs/GifSource'
import type { PaymentProvider } from '../modules/payments/provider/PaymentProvider'
import type { Fanout } from '../infra/fanout/Fanout'
import type { Sessions } from '../http/session'
import type { MailPort, PushPort, SmsPort } from '../infra/delivery/ports'
import type { StoragePort } from '../infra/storage/StoragePort'
import type { Config } from './config'

/** Everything a service can reach; tests pass their own clock and ports. */
export interface Deps {
  config: Config
  db: Db
  /** For member search: a read replica where there is one, else the database; may be a few seconds behind. */
  searchDb: Queries
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
  /** Undefined if only our own library is used. */
  gifs?: GifSource
  /** Set in tests; otherwise the configured one. */
  payments?: PaymentProvider
}
