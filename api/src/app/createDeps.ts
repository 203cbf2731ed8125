import { join } from 'node:path'
import type { Logger } from 'pino'
import type { DbEngine, Queries } from '../infra/db/Db'
import { createOutbox } from '../infra/delivery/outbox'
import { createGiphy } from '../modules/gifs/giphy'
import { createKlipy } from '../modules/gifs/klipy'
import { createScorer } from '../modules/photos/screening/scorer/createScorer'
import { findScript } from '../modules/photos/screening/scorer/findScript'
import { createFanout } from '../infra/fanout'
import { createSessions } from '../http/session'
import { createS3Storage } from '../infra/storage/s3Storage'
import { createFolderStorage } from '../infra/storage/storage'
import type { Config } from './config'
import type { Deps } from './deps'

const gifSources = { klipy: createKlipy, giphy: createGiphy }

interface Parts {
  config: Config
  db: DbEngine
  searchDb?: Queries
  log: Logger
  onQueued: () => void
}

export const createDeps = ({ config, db, searchDb = db, log, onQueued }: Parts): Deps => {
  const now = (): Date => new Date()
  const fanout = createFanout(config.redis)
  return {
    config,
    db,
    searchDb,
    now,
    log,
    fanout,
    sessions: createSessions({ db, fanout, now, cacheMs: config.sessionCacheMs }),
    ...createOutbox({ db, now, onQueued }),
    scorer: createScorer({ script: findScript() }),
    gifs: config.gifs && gifSources[config.gifs.provider](config.gifs),
    storage: config.s3 ? createS3Storage(config.s3) : createFolderStorage(join(config.dataDir, 'media')),
  }
}
