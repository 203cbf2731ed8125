import type { ServerEvent } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { Bus } from '@duetto/shared/events'
import { poll } from '@duetto/shared/redux'
import { buffers } from 'redux-saga'
import type { Task } from 'redux-saga'
import { actionChannel, call, cancel, delay, fork, getContext, select, take } from 'typed-redux-saga'
import { matchPopups } from '../popups/matchPopups'
import type { Tabs } from '../tabs/createTabs'
import { leadership } from '../tabs/leadership'
import type { Lead } from '../tabs/leadership'
import { syncRequested } from './actions'
import { tabSync } from './tabSync'
import { handleServerEvent } from './handleServerEvent'
import { loadUser, selectSession, selectUserId, syncCounters, syncCountersQuietly } from './loadSession'
import type { SyncProgress } from './syncProgress'
import { serverEvents } from '../stream/serverEvents'

function* whileLeading(name: string, lead: Lead, work: () => Generator) {
  const channel = yield* call(leadership, name, lead)
  let task: Task | null = null
  try {
    for (;;) {
      const isLeading = yield* take(channel)
      if (task) yield* cancel(task)
      task = isLeading ? yield* fork(work) : null
    }
  } finally {
    channel.close()
  }
}

const catchUp = (firstMs: number) =>
  poll({
    firstMs,
    intervalMs: () => timings.catchUpMs,
    round: function* () {
      if (document.visibilityState === 'hidden') return
      yield* call(syncCounters)
      yield* call(emitResync)
    },
  })

function* emitResync() {
  const bus = yield* getContext<Bus>('bus')
  bus.emit('resync', {})
}

function* syncOnRequest() {
  const requests = yield* actionChannel(syncRequested, buffers.sliding(1))
  for (;;) {
    yield* take(requests)
    yield* call(syncCountersQuietly)
    yield* delay(timings.syncThrottleMs)
  }
}

/** Streams even in a background tab, because its title shows the unread count. */
function* holdStream(userId: number, progress: SyncProgress) {
  const tabs = yield* getContext<Tabs>('tabs')
  const onStreamed = yield* getContext<(event: ServerEvent) => void>('onStreamed')
  const channel = yield* call(serverEvents, { lastEventId: progress.eventId, since: progress.since })
  yield* fork(syncOnRequest)
  function* pass(event: ServerEvent) {
    tabs.broadcast({ type: 'server-event', userId, id: progress.eventId ?? '', event })
    yield* call(handleServerEvent, event)
    onStreamed(event)
  }
  let catchingUp: Task | null = yield* fork(catchUp, timings.pollFirstMs)
  try {
    for (;;) {
      const item = yield* take(channel)
      if ('event' in item) {
        progress.eventId = item.id
        yield* pass(item.event)
      } else if (!item.isOpen) catchingUp ??= yield* fork(catchUp, timings.catchUpMs)
      else {
        if (catchingUp) yield* cancel(catchingUp)
        catchingUp = null
        if (item.hasGap) yield* pass({ type: 'resync' })
      }
    }
  } finally {
    channel.close()
  }
}

function* pollServer(progress: SyncProgress) {
  const everyMs = yield* getContext<() => number>('pollEveryMs')
  const { polledAt } = progress
  const passedMs = polledAt === null ? 0 : Math.max(0, Date.now() - polledAt)
  yield* poll({
    firstMs: polledAt === null ? timings.pollFirstMs : Math.max(0, everyMs() - passedMs),
    intervalMs: everyMs,
    round: function* () {
      yield* call(loadUser)
      if ((yield* select(selectUserId)) === null) return
      const { totalUnread } = yield* select(selectSession)
      yield* call(syncCounters)
      progress.polledAt = Date.now()
      // If the server's count differs from the local one, an event was lost.
      if ((yield* select(selectSession)).totalUnread !== totalUnread) yield* call(emitResync)
    },
  })
}

export function* realtimeSync(userId: number) {
  const { user } = yield* select(selectSession)
  const progress: SyncProgress = { eventId: null, since: user?.event_id, polledAt: null }
  yield* fork(tabSync, userId, progress)
  yield* fork(matchPopups)
  yield* fork(syncCountersQuietly)
  yield* fork(() => whileLeading('stream', 'last-visible', () => holdStream(userId, progress)))
  yield* fork(() => whileLeading('poll', 'visible', () => pollServer(progress)))
}
