import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import { sayRedisErrors } from './sayRedisErrors'
import { traceRedis } from './traceRedis'

/** Where Redis is: one server, or the servers that sentinels watch over. */
export interface RedisServers {
  /** With sentinels, its host is the name by which they know the primary. */
  url: string
  /** `host:port` of each sentinel; none where `url` names the server itself. */
  sentinels?: string[]
}

const retryMs = (attempt: number) => Math.min(attempt * 50, 500)

/** The sentinels are asked who the primary is at each connection, and tell of a new one even while the old one hangs. */
const behindSentinels = (url: string, sentinels: string[]): RedisOptions => {
  const { protocol, hostname, username, password, pathname } = new URL(url)
  const isEncrypted = protocol === 'rediss:'
  return {
    sentinels: sentinels.map((sentinel) => {
      const { hostname: host, port } = new URL(`redis://${sentinel}`)
      return { host, port: Number(port || 26_379) }
    }),
    name: hostname,
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    sentinelPassword: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(isEncrypted ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
    sentinelRetryStrategy: retryMs,
    failoverDetector: true,
  }
}

/** Reconnects within half a second of Redis coming back, and logs an outage once. */
export const connectRedis = ({ url, sentinels = [] }: RedisServers, options: RedisOptions): Redis => {
  const common = { retryStrategy: retryMs, ...options }
  const client =
    sentinels.length > 0
      ? new Redis({ ...behindSentinels(url, sentinels), ...common })
      : new Redis(url, common)
  sayRedisErrors(client)
  traceRedis(client)
  return client
}

/** Commands fail at once while Redis is down instead of queueing. */
export const hasty = { maxRetriesPerRequest: 1, enableOfflineQueue: false } satisfies RedisOptions
