import type { Bus } from '@duetto/shared/events'
import { busChannel } from '@duetto/shared/events'
import { timings } from '@duetto/shared/domain'
import type { Task } from 'redux-saga'
import {
  call,
  cancel,
  delay,
  fork,
  getContext,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import { refreshRequested, retryRequested } from './actions'
import { loadUser, selectSession, selectUserId, broadcastCounts } from './loadSession'
import type { MemberLoader } from './memberLoader'
import { balanceChanged, newLikesCounted, unreadChanged, unreadCounted, userLoaded } from './slice'

function* workAsMember(userId: number) {
  try {
    const loadMember = yield* getContext<MemberLoader>('loadMember')
    const { realtimeSync } = yield* call(loadMember)
    yield* realtimeSync(userId)
  } catch (error) {
    void Promise.reject(error)
  }
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
    work = userId === null ? null : yield* fork(workAsMember, userId)
  }
}

function* watchBus() {
  const bus = yield* getContext<Bus>('bus')
  yield* takeEvery(busChannel(bus, 'chats-changed'), function* ({ totalUnread }) {
    yield* put(unreadCounted(totalUnread))
    yield* call(broadcastCounts)
  })
  yield* takeEvery(busChannel(bus, 'chat-seen'), function* ({ count }) {
    yield* put(unreadChanged(-count))
  })
  yield* takeEvery(busChannel(bus, 'likes-changed'), function* ({ totalNew }) {
    yield* put(newLikesCounted(totalNew))
    yield* call(broadcastCounts)
  })
  yield* takeEvery(busChannel(bus, 'credits-changed'), function* ({ credits }) {
    yield* put(balanceChanged({ credits }))
  })
}

export function* sessionSaga() {
  yield* fork(watchSession)
  yield* fork(watchBus)
  yield* takeEvery(refreshRequested, function* ({ payload: done }) {
    yield* call(loadUser)
    done?.()
    if ((yield* select(selectSession)).status === 'unknown') yield* put(retryRequested())
  })
  yield* takeLatest(retryRequested, function* () {
    while ((yield* select(selectSession)).status === 'unknown') {
      yield* delay(timings.pollFirstMs)
      yield* call(loadUser)
    }
  })
}
