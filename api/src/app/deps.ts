import type { Logger } from 'pino'
import type { Db, Queries } from '../infra/db/Db'
import type { SharedSlots } from '../modules/events/sharedSlots'
import type { ReplyScript } from '../modules/fictional/ReplyScript'
import type { GifSource } from '../modules/gifs/GifSource'
import type { PaymentProvider } from '../modules/payments/provider/PaymentProvider'
import type { Scorer } from '../modules/photos/screening/scorer/Scorer'
import type { Fanout } from '../infra/fanout/Fanout'
import type { Sessions } from '../http/session'
import type { MailPort, PushPort, SmsPort } from '../infra/delivery/ports'
import type { StoragePort } from '../infra/storage/StoragePort'
import type { Config } from './config'

export interface Deps {
  config: Config
  db: Db
  /** May be a read replica that lags by seconds. */
  searchDb: Queries
  now: () => Date
  log: Logger
  fanout: Fanout
  streamSlots?: SharedSlots
  sessions: Sessions
  mail: MailPort
  sms: SmsPort
  push: PushPort
  storage: StoragePort
  scorer: Scorer
  gifs?: GifSource
  script?: ReplyScript
  payments?: PaymentProvider
}
