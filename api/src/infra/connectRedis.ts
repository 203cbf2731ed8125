import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import { sayRedisErrors } from './sayRedisErrors'

/** Reconnects within half a second of Redis coming back, and logs an outage once. */
export const connectRedis = (url: string, options: RedisOptions): Redis => {
  const client = new Redis(url, { retryStrategy: (attempt) => Math.min(attempt * 50, 500), ...options })
  sayRedisErrors(client)
  return client
}

/** Commands fail at once while Redis is down instead of queueing. */
export const hasty = { maxRetriesPerRequest: 1, enableOfflineQueue: false } satisfies RedisOptions
