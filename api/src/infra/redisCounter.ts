import { createMemoryCounter } from '@duetto/shared/limits'
import type { RateCounter } from '../http/rateLimit'
import { connectRedis, failFast } from './connectRedis'
import type { RedisServers } from './connectRedis'
import type { KeyHash } from './keyHash'
import { within } from './within'

const script = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`

const usualAnswerMs = 25
const aloneMs = 1000

export const createRedisCounter = (
  servers: RedisServers,
  hash: KeyHash,
  answerWithinMs = usualAnswerMs,
): RateCounter & { ready: Promise<unknown>; close: () => void } => {
  const redis = connectRedis(servers, failFast)
  const alone = createMemoryCounter()
  let aloneUntil = 0
  return {
    ready: new Promise((done) => redis.once('ready', done)),
    count: async (key, windowMs) => {
      if (performance.now() < aloneUntil) return alone.count(key, windowMs)
      try {
        return Number(
          await within(answerWithinMs, redis.eval(script, 1, `duetto:rate:${hash(key)}`, windowMs)),
        )
      } catch {
        aloneUntil = performance.now() + aloneMs
        return alone.count(key, windowMs)
      }
    },
    close: () => redis.disconnect(),
  }
}
