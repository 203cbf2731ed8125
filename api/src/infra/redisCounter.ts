import { Redis } from 'ioredis'
import type { RateCounter } from '../http/rateLimit'

const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`

/** Counters shared by all processes. Redis away: nobody is refused for it. */
export const createRedisCounter = (
  url: string,
): RateCounter & { ready: Promise<unknown>; close: () => void } => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
  redis.on('error', (error: Error) => console.error(`redis: ${error.message}`))
  return {
    ready: new Promise((done) => redis.once('ready', done)),
    count: async (key, windowMs) => {
      try {
        return Number(await redis.eval(script, 1, `duetto:rate:${key}`, windowMs))
      } catch {
        return 0
      }
    },
    close: () => redis.disconnect(),
  }
}
