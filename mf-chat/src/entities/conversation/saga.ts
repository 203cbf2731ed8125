import type { CallBody } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { ChatBus } from '../../contract'
import { busChannel } from '@duetto/shared/events'
import { safely } from '@duetto/shared/redux'
import { call, delay, getContext, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { chatTouched } from '../chats/actions'
import { callApi, failureOf, isTransient } from '@duetto/shared/redux'
import { keepOutbox, readOutbox } from './outbox'
import {
  caughtUp,
  conversationFailed,
  conversationLoaded,
  conversationOpened,
  messageArrived,
  olderFailed,
  olderLoaded,
  olderRequested,
  otherRead,
  outboxRestored,
  sendDone,
  sendFailed,
  sendRefused,
  sendRequested,
  typingChanged,
} from './slice'

interface WithConversation {
  conversation: ReturnType<typeof import('./slice').conversationReducer>
}
const current = (state: WithConversation) => state.conversation

/** Tells the server that everything up to the newest message of the other one was read. */
function* markRead() {
  const { conversationId, messages } = yield* select(current)
  const newest = [...messages].reverse().find(({ is_mine }) => !is_mine)
  if (!conversationId || !newest || document.visibilityState !== 'visible') return
  try {
    yield* callApi('markRead', { body: { conversation: conversationId, message: newest.id } })
  } catch (error) {
    failureOf(error)
  }
}

function* open({ payload: { by, id } }: ReturnType<typeof conversationOpened>) {
  const { status } = yield* select(current)
  try {
    if (status !== 'ready') {
      const answer = yield* callApi('getMessages', {
        query: by === 'profile' ? { profile: id } : { conversation: id },
      })
      if (!answer) return
      yield* put(conversationLoaded(answer))
    }
    yield* call(markRead)
  } catch (error) {
    yield* put(conversationFailed(failureOf(error).code))
  }
}

function* loadOlder() {
  const { conversationId, messages } = yield* select(current)
  const before = messages[0]?.id
  if (!conversationId || before === undefined) return
  try {
    const answer = yield* callApi('getMessages', { query: { conversation: conversationId, before } })
    if (answer) yield* put(olderLoaded(answer))
  } catch (error) {
    failureOf(error)
    yield* put(olderFailed())
  }
}

/**
 * Always addressed to the profile it was written for: the same body under the same key at each try, whatever
 * conversation the page shows by then.
 */
function* send({ payload }: ReturnType<typeof sendRequested>) {
  const { key, profileId, kind, text, gift, gif } = payload
  try {
    const body = { profile: profileId, kind, text, gift, gif } as CallBody<'sendMessage'>
    const answer = yield* callApi('sendMessage', { body, idempotencyKey: key })
    if (!answer) return
    yield* put(sendDone({ key, profileId, answer }))
    yield* put(chatTouched())
    const bus = yield* getContext<ChatBus>('bus')
    bus.emit('credits-changed', { credits: answer.credits })
  } catch (error) {
    const failure = failureOf(error)
    yield* put(
      isTransient(failure.code)
        ? sendFailed({ key, profileId, code: failure.code })
        : sendRefused({ key, profileId, failure, text: text ?? '' }),
    )
  }
}

/** What is unsent survives a reload; each change of the outbox is written down. */
function* keepUnsent() {
  const userId = yield* getContext<() => number | null>('userId')
  const { outbox } = yield* select(current)
  keepOutbox(userId(), outbox)
}

function* restoreUnsent() {
  const userId = yield* getContext<() => number | null>('userId')
  const unsent = readOutbox(userId())
  if (unsent.length > 0) yield* put(outboxRestored(unsent))
}

/** A message of the stream belongs here, or to another conversation, whose list hears it too. */
function* receive({ profileId, message }: { profileId: number; message: unknown }) {
  const { profile } = yield* select(current)
  if (!profile || profile.id !== profileId || !message) return
  yield* put(messageArrived(message as Parameters<typeof messageArrived>[0]))
  yield* call(markRead)
}

function* showTyping({ profileId }: { profileId: number }) {
  const { profile } = yield* select(current)
  if (profile?.id !== profileId) return
  yield* put(typingChanged(true))
  yield* delay(timings.typingShownMs)
  yield* put(typingChanged(false))
}

function* noteRead({ conversationId, messageId }: { conversationId: number; messageId: number }) {
  if ((yield* select(current)).conversationId === conversationId) yield* put(otherRead(messageId))
}

/** The stream missed something: nothing of it may be missing from an open conversation. */
function* catchUp() {
  const { target, status } = yield* select(current)
  if (!target || status !== 'ready') return
  try {
    const query = target.by === 'profile' ? { profile: target.id } : { conversation: target.id }
    const answer = yield* callApi('getMessages', { query })
    if (answer) yield* put(caughtUp(answer))
    yield* call(markRead)
  } catch (error) {
    failureOf(error)
  }
}

export function* conversationSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* call(restoreUnsent)
  yield* takeEvery([sendRequested, sendDone, sendFailed, sendRefused], safely(keepUnsent))
  yield* takeLatest(conversationOpened, safely(open))
  yield* takeLeading(olderRequested, safely(loadOlder))
  yield* takeEvery(sendRequested, safely(send))
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(receive))
  yield* takeLatest(busChannel(bus, 'resync'), safely(catchUp))
  yield* takeLatest(busChannel(bus, 'typing'), safely(showTyping))
  yield* takeEvery(busChannel(bus, 'read'), safely(noteRead))
}
