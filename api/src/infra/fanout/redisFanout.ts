import type { ServerEvent } from '@duetto/shared/contract'
import { historySeconds, historySize } from './Fanout'
import type { Audience, Fanout, FanoutItem } from './Fanout'
import { createListeners } from './listeners'
import { connectRedis } from '../connectRedis'
import type { RedisServers } from '../connectRedis'
import { within } from '../within'

const sessionsChannel = 'duetto:sessions-ended'
const resyncChannel = 'duetto:resync'
/** At this number of pending commands, Redis counts as hung, and further commands are dropped. */
const pendingMax = 10_000
const answerWithinMs = 250
const unknownPosition = '0-0'
const streamOf = (userId: number) => `duetto:events:${userId}`
const channelOf = (userId: number) => `duetto:user:${userId}`

/** Must be atomic: the history and the live stream need the same order. */
const publishScript = `
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'item', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[4], id .. ' ' .. ARGV[3])
return id`

const idPattern = /^\d{1,15}-\d{1,10}$/
const published = Promise.resolve()
const ignore = () => undefined

interface Stored extends Audience {
  event: ServerEvent
}

export const createRedisFanout = (servers: RedisServers): Fanout => {
  const commands = connectRedis(servers, { maxRetriesPerRequest: 2 })
  const subscriber = connectRedis(servers, { maxRetriesPerRequest: null, autoResubscribe: false })
  const listeners = createListeners((userId) => void subscriber.unsubscribe(channelOf(userId)).catch(ignore))
  const sessionListeners = new Set<(userId: number) => void>()

  let pending = 0
  let hasMissed = false
  const notifyAll = () => listeners.notifyAll({ id: unknownPosition, event: { type: 'resync' } })
  const send = (command: () => Promise<unknown>): void => {
    if (pending >= pendingMax || (commands.status !== 'ready' && hasConnected)) {
      hasMissed = true
      return
    }
    pending += 1
    command()
      .then(recover, () => (hasMissed = true))
      .finally(() => (pending -= 1))
  }
  const recover = (): void => {
    if (!hasMissed) return
    hasMissed = false
    send(() => commands.publish(resyncChannel, ''))
  }
  let hasConnected = false
  commands.on('ready', () => {
    hasConnected = true
    recover()
  })
  // After a reconnect, make all streams reload, because they missed everything published in between.
  let wasListening = false
  subscriber.on('ready', () => {
    const channels = [sessionsChannel, resyncChannel, ...listeners.userIds().map(channelOf)]
    subscriber.subscribe(...channels).then(() => {
      if (wasListening) notifyAll()
      wasListening = true
    }, ignore)
  })

  subscriber.on('message', (channel: string, message: string) => {
    if (channel === sessionsChannel) {
      for (const listener of sessionListeners) listener(Number(message))
      return
    }
    if (channel === resyncChannel) return notifyAll()
    const space = message.indexOf(' ')
    const stored = JSON.parse(message.slice(space + 1)) as Stored
    listeners.notify(Number(channel.slice('duetto:user:'.length)), { id: message.slice(0, space), ...stored })
  })

  const isWhole = async (userId: number, lastEventId: string) => {
    const ageMs = Date.now() - Number(lastEventId.split('-')[0])
    return ageMs < historySeconds * 1000 && (await commands.xlen(streamOf(userId))) < historySize
  }

  const history = async (userId: number, lastEventId: string): Promise<FanoutItem[] | null> => {
    const entries = await commands.xrange(streamOf(userId), lastEventId, '+', 'COUNT', historySize * 4)
    if (entries[0]?.[0] !== lastEventId && !(await isWhole(userId, lastEventId))) return null
    return entries
      .filter(([id]) => id !== lastEventId)
      .map(([id, fields]): FanoutItem => ({ id, ...(JSON.parse(fields[1] ?? '{}') as Stored) }))
  }
  const newest = async (userId: number): Promise<string> => {
    const [last] = await commands.xrevrange(streamOf(userId), '+', '-', 'COUNT', 1)
    if (last) return last[0]
    // Members without history start 1 ms before the Redis clock, because events may still arrive in this millisecond.
    const [seconds, microseconds] = await commands.time()
    return `${Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000) - 1}-0`
  }

  return {
    publish: (userId, event, audience) => {
      const item = JSON.stringify({ event, ...audience } satisfies Stored)
      const keys = [streamOf(userId), historySize, historySeconds, item, channelOf(userId)] as const
      send(() => commands.eval(publishScript, 1, ...keys))
      if (event.type === 'session-ended') send(() => commands.publish(sessionsChannel, String(userId)))
      return published
    },
    subscribe: (userId, listener) => {
      if (!listeners.has(userId)) void subscriber.subscribe(channelOf(userId)).catch(ignore)
      return listeners.add(userId, listener)
    },
    replay: async (userId, lastEventId) => {
      if (!idPattern.test(lastEventId) || lastEventId === unknownPosition) return null
      return within(answerWithinMs, history(userId, lastEventId)).catch(() => null)
    },
    position: (userId) => within(answerWithinMs, newest(userId)).catch(() => unknownPosition),
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
