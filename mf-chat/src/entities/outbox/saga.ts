import type { ChatBus } from '../../contract'
import { busChannel } from '@duetto/shared/events'
import { retryDelay } from './retryDelay'
import { safely } from '@duetto/shared/redux'
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import { wheneverPageShows } from '../page-visibility/pageVisibility'
import { drain } from './drain'
import type { Senders } from './drain'
import { closedAtEnd, networkBack } from './networkBack'
import { createOutboxStore } from './outboxStore'
import {
  messageKept,
  outboxRead,
  retryRequested,
  sendFailed,
  sendRequested,
  sendSettled,
  unsentDropped,
} from './slice'
import type { outboxReducer } from './slice'
import type { UnsentMessage } from './types'

type State = { outbox: ReturnType<typeof outboxReducer> }
const current = ({ outbox }: State) => outbox

/**
 * Saves each message as it is written, before it is sent. None waits for the one before: the page may be left at once.
 */
const persistWritten = (senders: Senders) => {
  let last = 0
  return function* ({ payload }: ReturnType<typeof sendRequested>) {
    last = Math.max(Date.now(), last + 1)
    const order = last
    const message: UnsentMessage = { ...payload, order, status: 'sending', code: null, isSaved: true }
    const isSaved = yield* call(senders.store.keep, message)
    yield* put(messageKept({ key: payload.key, isSaved, order }))
    yield* spawn(safely(drain), senders, payload.profileId)
  }
}

function* drainAll(senders: Senders) {
  const { messages } = yield* select(current)
  for (const profileId of new Set(messages.map((message) => message.profileId)))
    yield* spawn(safely(drain), senders, profileId)
}

/**
 * Retries with backoff after the server was unreachable, and immediately when the network or the page is
 * back.
 */
function* tryLater(senders: Senders) {
  const { failures } = yield* select(current)
  yield* race({ passed: delay(retryDelay(failures)), back: take(senders.back) })
  yield* call(drainAll, senders)
}

function* restore(senders: Senders) {
  const kept = yield* call(senders.store.read)
  const { messages } = yield* select(current)
  const written = messages.filter(({ key }) => !kept.some((one) => one.key === key))
  yield* put(outboxRead([...kept, ...written]))
  yield* call(drainAll, senders)
}

/**
 * Sends what was written: in order per profile, exactly once, however often the network, the page or a tab is
 * lost.
 */
export function* outboxSaga() {
  const userId = (yield* getContext<() => number | null>('userId'))()
  if (userId === null) return
  const bus = yield* getContext<ChatBus>('bus')
  const senders: Senders = {
    userId,
    store: createOutboxStore(userId),
    back: yield* call(networkBack),
    running: new Set(),
    again: new Set(),
    dropped: new Set(),
  }
  yield* fork(closedAtEnd, senders.back)
  yield* takeLatest(
    sendFailed,
    safely(() => tryLater(senders)),
  )
  yield* takeEvery(retryRequested, function* ({ payload: { key, profileId } }) {
    const { messages } = yield* select(current)
    const message = messages.find((one) => one.key === key)
    if (message) yield* call(senders.store.keep, { ...message, status: 'sending' as const })
    yield* spawn(safely(drain), senders, profileId)
  })
  yield* takeEvery(unsentDropped, function* ({ payload: { key, profileId } }) {
    senders.dropped.add(key)
    yield* call(senders.store.drop, key)
    yield* spawn(safely(drain), senders, profileId)
  })
  yield* takeEvery(busChannel(bus, 'chat-pushed'), function* ({ key }) {
    if (!key) return
    yield* put(sendSettled(key))
    yield* call(senders.store.drop, key)
  })
  yield* takeEvery(busChannel(bus, 'resync'), () => drainAll(senders))
  yield* fork(
    wheneverPageShows,
    safely(() => drainAll(senders)),
  )
  yield* takeEvery(sendRequested, safely(persistWritten(senders)))
  yield* call(safely(restore), senders)
}
