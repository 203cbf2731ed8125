import type { ServerEvent } from '@duetto/shared/contract'
import { Redis } from 'ioredis'
import { historySeconds, historySize } from './Fanout'
import type { Fanout, FanoutItem } from './Fanout'
import { createListeners } from './listeners'

const sessionsChannel = 'duetto:sessions-ended'
const streamOf = (userId: number) => `duetto:events:${userId}`
const channelOf = (userId: number) => `duetto:user:${userId}`

/** Keeps and tells in one step, so that the history and the live stream have one order. */
const publishScript = `
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'item', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[4], id .. ' ' .. ARGV[3])
return id`

const idPattern = /^\d{1,15}-\d{1,10}$/
interface Stored {
  event: ServerEvent
  sessionId?: number
}

/** The fan-out across processes: a capped stream per member for history, a channel per member for the live part. */
export const createRedisFanout = (redisUrl: string): Fanout => {
  const commands = new Redis(redisUrl, { maxRetriesPerRequest: 2 })
  const subscriber = new Redis(redisUrl, { maxRetriesPerRequest: null })
  for (const client of [commands, subscriber])
    client.on('error', (error: Error) => console.error(`redis: ${error.message}`))
  const listeners = createListeners((userId) => void subscriber.unsubscribe(channelOf(userId)))
  const sessionListeners = new Set<(userId: number) => void>()
  void subscriber.subscribe(sessionsChannel)

  subscriber.on('message', (channel: string, message: string) => {
    if (channel === sessionsChannel) {
      for (const listener of sessionListeners) listener(Number(message))
      return
    }
    const space = message.indexOf(' ')
    const stored = JSON.parse(message.slice(space + 1)) as Stored
    listeners.tell(Number(channel.slice('duetto:user:'.length)), { id: message.slice(0, space), ...stored })
  })

  /** Nothing after this id can have been dropped: young enough not to expire, too few to be trimmed. */
  const isWhole = async (userId: number, lastEventId: string) => {
    const ageMs = Date.now() - Number(lastEventId.split('-')[0])
    return ageMs < historySeconds * 1000 && (await commands.xlen(streamOf(userId))) < historySize
  }

  return {
    publish: async (userId, event, sessionId) => {
      const item = JSON.stringify({ event, sessionId } satisfies Stored)
      await commands.eval(
        publishScript,
        1,
        streamOf(userId),
        historySize,
        historySeconds,
        item,
        channelOf(userId),
      )
      if (event.type === 'session-ended') await commands.publish(sessionsChannel, String(userId))
    },
    subscribe: (userId, listener) => {
      if (!listeners.has(userId)) void subscriber.subscribe(channelOf(userId))
      return listeners.add(userId, listener)
    },
    replay: async (userId, lastEventId) => {
      if (!idPattern.test(lastEventId)) return null
      const entries = await commands.xrange(streamOf(userId), lastEventId, '+', 'COUNT', historySize * 4)
      if (entries[0]?.[0] !== lastEventId && !(await isWhole(userId, lastEventId))) return null
      return entries
        .filter(([id]) => id !== lastEventId)
        .map(([id, fields]): FanoutItem => ({ id, ...(JSON.parse(fields[1] ?? '{}') as Stored) }))
    },
    position: async (userId) => {
      const [newest] = await commands.xrevrange(streamOf(userId), '+', '-', 'COUNT', 1)
      if (newest) return newest[0]
      // The server's own clock, and before its present millisecond, in which an event may still come.
      const [seconds, microseconds] = await commands.time()
      return `${Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000) - 1}-0`
    },
    onSessionEnded: (listener) => {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    },
    close: async () => {
      listeners.clear()
      commands.disconnect()
      subscriber.disconnect()
    },
  }
}
