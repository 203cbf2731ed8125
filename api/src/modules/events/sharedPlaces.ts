import { limits } from '@duetto/shared/domain'
import { connectRedis, hasty } from '../../infra/connectRedis'
import type { RedisServers } from '../../infra/connectRedis'
import { within } from '../../infra/within'

/** The lease of one open stream. */
export interface Place {
  id: string
  userId: number
  /** Undefined if addresses have no limit. */
  address?: string
}

/** Leases for open streams, shared by all processes. */
export interface SharedPlaces {
  /**
   * Acquires a lease. Resolves to false if the member or the address is at its limit; resolves to true if Redis does
   * not answer.
   */
  take: (place: Place) => Promise<boolean>
  /** Renews leases of open streams; others expire. */
  renew: (places: Iterable<Place>) => void
  giveBack: (place: Place) => void
}

/** Leases of a crashed process expire after this time, which is three heartbeats of the streams. */
const leaseMs = 75_000
const usualAnswerMs = 50

/** Checks all keys before writing any, so that a lease counts for both member and address, or for neither. */
const takeScript = `
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[1])
  if redis.call('ZCARD', key) >= tonumber(ARGV[3 + i]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, ARGV[1] + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', key, ARGV[2])
end
return 1`

const keysOf = ({ userId, address }: Place): string[] => [
  `duetto:streams:u${userId}`,
  ...(address === undefined ? [] : [`duetto:streams:a${address}`]),
]

/**
 * Leases in Redis: a sorted set for each member and address, with streams scored by the end of their lease. While Redis
 * is unavailable, each process enforces only its own limits, and requests do not wait.
 */
export const createRedisPlaces = (
  servers: RedisServers,
  now: () => number = Date.now,
  answerWithinMs = usualAnswerMs,
): SharedPlaces & { ready: Promise<unknown>; close: () => void } => {
  const redis = connectRedis(servers, hasty)
  const ignore = () => undefined
  return {
    ready: new Promise((done) => redis.once('ready', done)),
    take: async (place) => {
      const keys = keysOf(place)
      const args = [now(), leaseMs, place.id, limits.streamsPerMember, limits.streamsPerAddress]
      const taken = redis.eval(takeScript, keys.length, ...keys, ...args)
      return within(answerWithinMs, taken).then(
        (answer) => answer !== 0,
        () => true,
      )
    },
    renew: (places) => {
      if (redis.status !== 'ready') return
      const commands = redis.pipeline()
      for (const place of places)
        for (const key of keysOf(place)) commands.zadd(key, now() + leaseMs, place.id).pexpire(key, leaseMs)
      commands.exec().catch(ignore)
    },
    giveBack: (place) => {
      for (const key of keysOf(place)) redis.zrem(key, place.id).catch(ignore)
    },
    close: () => redis.disconnect(),
  }
}
