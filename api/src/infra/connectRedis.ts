import { Redis } from 'ioredis'
import type { RedisOptions } from 'ioredis'
import { logRedisErrors } from './logRedisErrors'
import { traceRedis } from './traceRedis'

export interface RedisServers {
  url: string
  sentinels?: string[]
}

const retryMs = (attempt: number) => Math.min(attempt * 50, 500)

/**
 * ioredis queries the sentinels before every connection. It also subscribes to failovers, because a hung primary does
 * not close its connections.
 */
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

/**
 * Reconnects a client that ioredis ends although `disconnect` was not called. This happens if a sentinel announces a
 * new primary during the connection attempt.
 */
const keepConnecting = (client: Redis): void => {
  const disconnect = client.disconnect.bind(client)
  let isClosed = false
  client.disconnect = (willReconnect = false) => {
    isClosed ||= !willReconnect
    disconnect(willReconnect)
  }
  client.on('end', () => {
    if (!isClosed) void client.connect().catch(() => undefined)
  })
}

export const connectRedis = ({ url, sentinels = [] }: RedisServers, options: RedisOptions): Redis => {
  const common = { retryStrategy: retryMs, ...options }
  const client =
    sentinels.length > 0
      ? new Redis({ ...behindSentinels(url, sentinels), ...common })
      : new Redis(url, common)
  logRedisErrors(client)
  traceRedis(client)
  keepConnecting(client)
  return client
}

/** While disconnected, commands fail immediately instead of queueing. */
export const failFast = { maxRetriesPerRequest: 1, enableOfflineQueue: false } satisfies RedisOptions
