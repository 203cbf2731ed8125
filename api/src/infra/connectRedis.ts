import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import { sayRedisErrors } from './sayRedisErrors'

/** A connection that is back within half a second of Redis coming back, and says once that it is down. */
export const connectRedis = (url: string, options: RedisOptions): Redis => {
  const client = new Redis(url, { retryStrategy: (attempt) => Math.min(attempt * 50, 500), ...options })
  sayRedisErrors(client)
  return client
}

/** For questions that nobody waits for long: a command fails at once while Redis is down. */
export const hasty = { maxRetriesPerRequest: 1, enableOfflineQueue: false } satisfies RedisOptions
