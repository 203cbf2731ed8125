import { connectRedis, failFast } from '../connectRedis'
import type { RedisServers } from '../connectRedis'

export interface RedisFacts {
  version: string
  memoryBytes: number
  memoryMaxBytes: number
}

export interface RedisProbe {
  read: () => Promise<RedisFacts>
  close: () => void
}

const fieldOf = (info: string, name: string): string =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? ''

/** Uses a separate connection: a probe must not wait behind other commands. */
export const createRedisProbe = (servers: RedisServers): RedisProbe => {
  const client = connectRedis(servers, { ...failFast, lazyConnect: true, commandTimeout: 2000 })
  let connecting: Promise<unknown> | undefined
  return {
    read: async () => {
      await (connecting ??= client.connect().catch(() => undefined))
      const info = await client.info()
      return {
        version: fieldOf(info, 'redis_version'),
        memoryBytes: Number(fieldOf(info, 'used_memory')),
        memoryMaxBytes: Number(fieldOf(info, 'maxmemory')),
      }
    },
    close: () => client.disconnect(),
  }
}
