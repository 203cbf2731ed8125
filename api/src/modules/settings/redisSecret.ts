import { randomBytes } from 'node:crypto'
import type { Db } from '../../infra/db/Db'
import { ensureSecret } from './settings.repository'

/** Shared by all processes, so that they count together. Never stored in Redis. */
export const ensureRedisSecret = (db: Db): Promise<string> =>
  ensureSecret(db, 'redis-keys', () => randomBytes(32).toString('base64url'))
