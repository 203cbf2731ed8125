import type { Bus } from '@duetto/shared/events'
import { busChannel } from '@duetto/shared/events'
import { isApiError } from '@duetto/shared/http'
import type { Http } from '@duetto/shared/http'
import { timings } from '@duetto/shared/domain'
import { poll } from '@duetto/shared/redux'
import type { Session } from '@duetto/shared/platform'
import { call, cancel, fork, getContext, put, select, take, takeEvery } from 'typed-redux-saga'
import type { Task } from 'redux-saga'
import { refreshAsked, syncAsked } from './actions'
import { serverEvents } from './serverEvents'
import { handleServerEvent } from './handleServerEvent'
import { balanceChanged, newLikesCounted, unreadCounted, userLoaded } from './slice'

const selectUserId = (state: { session: Session }): number | null => state.session.user?.id ?? null

function* loadUser() {
  const http = yield* getContext<Http>('http')
  const bus = yield* getContext<Bus>('bus')
  const before = yield* select(selectUserId)
  const status = yield* select((state: { session: Session }) => state.session.status)
  try {
    const answer = yield* call(() => http.call('getUser'))
    const user = answer === false ? null : answer.user
    yield* put(userLoaded(user))
    if (status === 'unknown' || (user?.id ?? null) !== before)
      bus.emit('session-changed', { userId: user?.id ?? null })
  } catch (error) {
    // A visitor's page works without the answer; a member keeps the last known one.
    if (!isApiError(error)) throw error
    if (status === 'unknown') yield* put(userLoaded(null))
  }
}

function* loadCounters() {
  const http = yield* getContext<Http>('http')
  const chats = yield* call(() => http.call('getChats'))
  if (chats) yield* put(unreadCounted(chats.total_unread))
  const likes = yield* call(() => http.call('getLikes'))
  if (likes) yield* put(newLikesCounted(likes.total_new))
}

function* pollRound() {
  yield* call(loadUser)
  if ((yield* select(selectUserId)) !== null) yield* call(loadCounters)
}

/** What runs only while somebody is logged in. */
function* memberWork() {
  yield* fork(function* stream() {
    const channel = yield* call(serverEvents)
    try {
      yield* takeEvery(channel, handleServerEvent)
      yield* take('session/streamEnd')
    } finally {
      channel.close()
    }
  })
  yield* fork(function* counters() {
    try {
      yield* call(loadCounters)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  })
  yield* poll({
    firstMs: timings.pollFirstMs,
    intervalMs: () => timings.pollMs,
    round: pollRound,
    wake: function* () {
      yield* take(syncAsked)
    },
  })
}

function* watchSession() {
  let work: Task | null = null
  let workingFor: number | null = null
  for (;;) {
    yield* take(userLoaded)
    const userId = yield* select(selectUserId)
    if (userId === workingFor) continue
    if (work) yield* cancel(work)
    workingFor = userId
    work = userId === null ? null : yield* fork(memberWork)
  }
}

function* watchBus() {
  const bus = yield* getContext<Bus>('bus')
  yield* takeEvery(busChannel(bus, 'chats-changed'), function* ({ totalUnread }) {
    yield* put(unreadCounted(totalUnread))
  })
  yield* takeEvery(busChannel(bus, 'likes-changed'), function* ({ totalNew }) {
    yield* put(newLikesCounted(totalNew))
  })
  yield* takeEvery(busChannel(bus, 'credits-changed'), function* ({ credits }) {
    yield* put(balanceChanged({ credits }))
  })
}

export function* sessionSaga() {
  yield* fork(watchSession)
  yield* fork(watchBus)
  yield* takeEvery(refreshAsked, function* ({ payload: done }) {
    yield* call(loadUser)
    done?.()
  })
}
