import { Redis } from 'ioredis'
import type { OwnPostgres } from '../../../api/src/testing/ownPostgres'
import { outageMs, pause } from './Fault'
import type { Fault } from './Fault'
import type { OwnRedis } from './ownRedis'

/** Must exceed the API's timeout for connecting to Postgres. */
const frozenMs = 5000
const redisFrozenMs = 10_000
const slowerByMs = 300

export const postgresFaults = (postgres: OwnPostgres): Fault[] => [
  {
    name: 'Postgres stopped',
    cause: async () => {
      postgres.stop()
      await pause(outageMs)
      postgres.start()
    },
  },
  { name: 'Postgres fell over', cause: async () => postgres.restart() },
  {
    name: 'Postgres killed',
    cause: async () => {
      postgres.signal('SIGKILL')
      await pause(outageMs)
      postgres.start()
    },
  },
  {
    name: 'Postgres frozen',
    cause: async () => {
      postgres.signal('SIGSTOP')
      await pause(frozenMs)
      postgres.signal('SIGCONT')
    },
  },
]

const away = (name: string, redis: OwnRedis, signal: NodeJS.Signals): Fault => ({
  name,
  slowerByMs,
  cause: async () => {
    await redis.end(signal)
    await pause(outageMs)
    redis.start()
  },
})

export const redisFaults = (redis: OwnRedis): Fault[] => [
  away('Redis stopped', redis, 'SIGTERM'),
  away('Redis killed', redis, 'SIGKILL'),
  {
    name: 'Redis frozen',
    slowerByMs,
    cause: async () => {
      redis.signal('SIGSTOP')
      await pause(redisFrozenMs)
      redis.signal('SIGCONT')
    },
  },
  {
    name: 'Redis emptied',
    slowerByMs,
    cause: async () => {
      const client = new Redis(redis.url)
      await client.flushall()
      client.disconnect()
    },
  },
]
