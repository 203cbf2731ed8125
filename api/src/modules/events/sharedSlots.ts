import { limits } from '@duetto/shared/domain'
import { connectRedis, failFast } from '../../infra/connectRedis'
import type { RedisServers } from '../../infra/connectRedis'
import type { KeyHash } from '../../infra/keyHash'
import { within } from '../../infra/within'

export interface Slot {
  id: string
  userId: number
  address?: string
}

export interface SharedSlots {
  /** Resolves to false if a limit is reached, and to true if Redis does not respond. */
  acquire: (slot: Slot) => Promise<boolean>
  renew: (places: Iterable<Slot>) => void
  release: (slot: Slot) => void
}

/** Three heartbeats of the streams, after which the leases of a crashed process expire. */
const leaseMs = 75_000
const usualAnswerMs = 50

/** Acquires a lease for both member and address, or for neither. */
const acquireScript = `
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[1])
  if redis.call('ZCARD', key) >= tonumber(ARGV[3 + i]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, ARGV[1] + ARGV[2], ARGV[3])
  redis.call('PEXPIRE', key, ARGV[2])
end
return 1`

/** Limits streams across processes. While Redis does not respond, each process enforces only its own limits. */
export const createRedisPlaces = (
  servers: RedisServers,
  hash: KeyHash,
  now: () => number = Date.now,
  answerWithinMs = usualAnswerMs,
): SharedSlots & { ready: Promise<unknown>; close: () => void } => {
  const redis = connectRedis(servers, failFast)
  const ignore = () => undefined
  const keysOf = ({ userId, address }: Slot): string[] => [
    `duetto:streams:u${userId}`,
    ...(address === undefined ? [] : [`duetto:streams:a${hash(address)}`]),
  ]
  return {
    ready: new Promise((done) => redis.once('ready', done)),
    acquire: async (slot) => {
      const keys = keysOf(slot)
      const args = [now(), leaseMs, slot.id, limits.streamsPerMember, limits.streamsPerAddress]
      const taken = redis.eval(acquireScript, keys.length, ...keys, ...args)
      return within(answerWithinMs, taken).then(
        (answer) => answer !== 0,
        () => true,
      )
    },
    renew: (places) => {
      if (redis.status !== 'ready') return
      const commands = redis.pipeline()
      for (const slot of places)
        for (const key of keysOf(slot)) commands.zadd(key, now() + leaseMs, slot.id).pexpire(key, leaseMs)
      commands.exec().catch(ignore)
    },
    release: (slot) => {
      for (const key of keysOf(slot)) redis.zrem(key, slot.id).catch(ignore)
    },
    close: () => redis.disconnect(),
  }
}
