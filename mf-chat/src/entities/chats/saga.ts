import type { BusEvents } from '@duetto/shared/events'
import type { ChatBus } from '../../contract'
import { timings } from '@duetto/shared/domain'
import { busChannel } from '@duetto/shared/events'
import { safely } from '@duetto/shared/redux'
import { call, delay, getContext, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { conversationSeen, messageHeard } from './actions'
import { callApi, failureOf } from '@duetto/shared/redux'
import { pageHidden } from '../../pageSight'
import {
  chatDeleted,
  chatRead,
  chatRestored,
  chatsFailed,
  chatsLoaded,
  chatsRequested,
  deleteFailed,
  deleteSent,
} from './slice'

type State = { chats: ReturnType<typeof import('./slice').chatsReducer> }
const current = ({ chats }: State) => chats

function* fetchChats() {
  try {
    const answer = yield* callApi('getChats')
    if (!answer) return
    yield* put(chatsLoaded(answer.chats))
    const bus = yield* getContext<ChatBus>('bus')
    bus.emit('chats-changed', { totalUnread: answer.total_unread })
  } catch (error) {
    yield* put(chatsFailed(failureOf(error).code))
  }
}

/**
 * The chat is already off the list; for a few seconds this can be undone. If the server refuses, it returns
 * with the reason.
 */
function* deleteChat({ payload: id }: ReturnType<typeof chatDeleted>) {
  const hidden = yield* call(pageHidden)
  try {
    const { restored } = yield* race({
      restored: take(
        (action: { type: string; payload?: unknown }) => chatRestored.match(action) && action.payload === id,
      ),
      passed: delay(timings.undoMs),
      // Leaving the page confirms it.
      left: take(hidden),
    })
    if (restored) return
    yield* put(deleteSent(id))
    yield* callApi('deleteChat', { body: { conversation: id } })
  } catch (error) {
    yield* put(deleteFailed({ id, code: failureOf(error).code }))
  } finally {
    hidden.close()
  }
}

/** The event carries the message; only an unlisted conversation needs a request. */
function* hear({ conversationId, message }: BusEvents['chat-pushed']) {
  if (!message) return yield* call(fetchChats)
  yield* put(chatRestored(conversationId))
  const { chats, status } = yield* select(current)
  if (!chats.some(({ conversation }) => conversation.id === conversationId)) {
    if (status === 'ready') yield* call(fetchChats)
    return
  }
  yield* put(messageHeard({ conversationId, message }))
}

/** A first message creates a conversation that the list does not have yet. */
function* showSent({ payload: { conversationId } }: ReturnType<typeof messageHeard>) {
  const { chats, status } = yield* select(current)
  if (status === 'ready' && !chats.some(({ conversation }) => conversation.id === conversationId))
    yield* call(fetchChats)
}

function* tellSeen({ payload: conversationId }: ReturnType<typeof conversationSeen>) {
  const { seenCount: count } = yield* select(current)
  const bus = yield* getContext<ChatBus>('bus')
  if (count > 0) bus.emit('chat-seen', { conversationId, count })
}

export function* chatsSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* takeLatest(chatsRequested, safely(fetchChats))
  yield* takeEvery(chatDeleted, safely(deleteChat))
  yield* takeEvery(messageHeard, safely(showSent))
  yield* takeEvery(conversationSeen, safely(tellSeen))
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(hear))
  yield* takeEvery(busChannel(bus, 'chat-read'), function* ({ conversationId }) {
    yield* put(chatRead(conversationId))
  })
  yield* takeLatest(busChannel(bus, 'resync'), safely(fetchChats))
}
