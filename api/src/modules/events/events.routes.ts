import { eventsPath } from '@duetto/shared/contract'
import { networkOf } from '@duetto/shared/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { FanoutItem } from '../../infra/fanout'
import { requireMember } from '../../http/session'
import { findSiteView } from '../settings/siteView'
import { openStream } from './stream'
import { createStreamSlots } from './streamSlots'
import { countStreams } from './streamMetrics'
import type { EventStream } from './stream'

const beatMs = 25_000

export const registerEventsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const places = createStreamSlots({
    hasAddressLimit: deps.config.hasRateLimits && !deps.config.demo,
    shared: deps.streamSlots,
  })
  const streams = new Set<EventStream>()
  countStreams(app.metrics, streams)
  const each = (act: (stream: EventStream) => void) => {
    for (const stream of streams) act(stream)
  }
  // One timer for all streams, because one per stream would cost memory.
  const heart = setInterval(() => {
    each((stream) => stream.beat())
    places.renew()
  }, beatMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(heart)
    each((stream) => stream.end())
  })

  app.get(eventsPath, async (request, reply) => {
    const { id: userId, sessionId } = requireMember(request)
    const release = await places.acquire(userId, networkOf(request.ip))
    if (!release) throw new DomainError('too_fast', { retryAfter: 60 })

    // Subscribe before reading the history: events in between are buffered, and delivered once.
    const waiting: FanoutItem[] = []
    let deliver: EventStream['send'] = (item) => {
      waiting.push(item)
    }
    const unsubscribe = deps.fanout.subscribe(userId, (item) => deliver(item))
    const slot: { stream?: EventStream } = {}
    const leave = () => {
      unsubscribe()
      release()
      if (slot.stream) streams.delete(slot.stream)
    }
    try {
      const { missed, position } = await findStart(deps, userId, readStreamRequest(request))
      // A missed `session-ended` event may concern another session, or an earlier token of this one.
      const ended = missed.some(isSessionEnd)
      if (ended && !(await deps.sessions.find(request.sessionToken)))
        throw new DomainError('authentication_required')
      if (request.raw.socket.destroyed) throw new DomainError('unavailable')
      const view = await findSiteView(deps, request.hostname)
      reply.hijack()
      const stream = openStream(reply.raw, { position, userId, sessionId, onEnd: leave })
      const send: EventStream['send'] = (item) => stream.send(view ? view(item) : item)
      slot.stream = stream
      streams.add(stream)
      const replayedIds = new Set(missed.map((item) => item.id))
      missed.filter((item) => !isSessionEnd(item)).forEach(send)
      waiting.filter((item) => !replayedIds.has(item.id)).forEach(send)
      deliver = send
    } catch (error) {
      leave()
      throw error
    }
  })
}

const isSessionEnd = ({ event }: FanoutItem): boolean => event.type === 'session-ended'

interface StreamRequest {
  lastEventId: string | undefined
  since: string | undefined
}

/** Browsers set the header when an `EventSource` reconnects. A new one can send only query parameters. */
const readStreamRequest = (request: FastifyRequest): StreamRequest => {
  const header = request.headers['last-event-id']
  const { lastEventId, since } = request.query as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { lastEventId: text(header) ?? text(lastEventId), since: text(since) }
}

/**
 * A resumed stream (`lastEventId`) gets the events that it missed. A new stream gets a `resync` event instead if any
 * event but `session-ended` followed `since`, because the page may already include some of them. Any stream whose
 * `lastEventId` or `since` is no longer stored also gets a `resync` event.
 */
const findStart = async (
  deps: Deps,
  userId: number,
  { lastEventId, since }: StreamRequest,
): Promise<{ position?: string; missed: FanoutItem[] }> => {
  const from = lastEventId ?? since
  const replayed = from === undefined ? [] : await deps.fanout.replay(userId, from)
  if (replayed && lastEventId !== undefined) return { missed: replayed }
  const position = await deps.fanout.position(userId)
  const isUpToDate = replayed?.every(isSessionEnd)
  return { position, missed: isUpToDate ? [] : [{ id: position, event: { type: 'resync' } }] }
}
