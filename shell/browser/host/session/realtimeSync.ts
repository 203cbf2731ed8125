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
import type { Progress } from './syncProgress'
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

/** While there is no stream, a visible tab reloads what it shows. */
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

/** The first request reloads at once; further ones during and shortly after it are merged into one reload. */
function* syncOnRequest() {
  const requests = yield* actionChannel(syncRequested, buffers.sliding(1))
  for (;;) {
    yield* take(requests)
    yield* call(syncCountersQuietly)
    yield* delay(timings.syncThrottleMs)
  }
}

/** Holds the stream for all tabs, visible or not, because the title also counts in background tabs. */
function* holdStream(userId: number, progress: Progress) {
  const tabs = yield* getContext<Tabs>('tabs')
  const onStreamed = yield* getContext<(event: ServerEvent) => void>('onStreamed')
  const channel = yield* call(serverEvents, { lastEventId: progress.eventId, since: progress.since })
  yield* fork(syncOnRequest)
  function* pass(event: ServerEvent) {
    tabs.broadcast({ type: 'server-event', userId, id: progress.eventId ?? '', event })
    yield* call(handleServerEvent, event)
    onStreamed(event)
  }
  // It may be refused or never open.
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

/**
 * SYNC-01: the first round after five seconds; a tab that takes over only waits for the rest of the last
 * interval.
 */
function* pollServer(progress: Progress) {
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
      // The count differs from what the events added up to: one of them was lost.
      if ((yield* select(selectSession)).totalUnread !== totalUnread) yield* call(emitResync)
    },
  })
}

/** Runs while someone is logged in: one of all tabs streams, one visible tab polls. */
export function* realtimeSync(userId: number) {
  const { user } = yield* select(selectSession)
  const progress: Progress = { eventId: null, since: user?.event_id, polledAt: null }
  yield* fork(tabSync, userId, progress)
  yield* fork(matchPopups)
  yield* fork(syncCountersQuietly)
  yield* fork(() => whileLeading('stream', 'last-seen', () => holdStream(userId, progress)))
  yield* fork(() => whileLeading('poll', 'in-sight', () => pollServer(progress)))
}
