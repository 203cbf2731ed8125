import type { BusEvents } from '@duetto/shared/events'
import type { ChatBus } from '../../contract'
import { timings } from '@duetto/shared/domain'
import { busChannel } from '@duetto/shared/events'
import { safely } from '@duetto/shared/redux'
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import { conversationSeen, messageHeard } from './actions'
import { callApi, failureOf } from '@duetto/shared/redux'
import { pageHidden } from '../page-visibility/pageVisibility'
import {
  chatChanged,
  chatDeleted,
  chatRead,
  chatRestored,
  chatsFailed,
  chatsLoaded,
  chatsRequested,
  deleteFailed,
  deleteSent,
  keepingChanged,
  keepingFailed,
  keepingHeard,
  keepingSaved,
  moreChatsFailed,
  moreChatsLoaded,
  moreChatsRequested,
} from './slice'
import { chatFilters } from './place'
import type { ChatFilter } from './place'

type State = { chats: ReturnType<typeof import('./slice').chatsReducer> }
const current = ({ chats }: State) => chats

const queryOf = (filter: ChatFilter) => (filter === 'all' ? {} : { filter })

function* emitUnread(totalUnread: number) {
  const bus = yield* getContext<ChatBus>('bus')
  bus.emit('chats-changed', { totalUnread })
}

function* fetchChats(filter: ChatFilter = 'all') {
  try {
    const answer = yield* callApi('getChats', filter === 'all' ? {} : { query: queryOf(filter) })
    if (!answer) return
    // First the total: whoever looks at one of these conversations subtracts it again.
    yield* call(emitUnread, answer.total_unread)
    yield* put(chatsLoaded({ filter, page: answer }))
  } catch (error) {
    yield* put(chatsFailed({ filter, code: failureOf(error).code }))
  }
}

function* fetchMore({ payload: filter }: ReturnType<typeof moreChatsRequested>) {
  const { cursor } = (yield* select(current)).views[filter]
  try {
    if (cursor === null) return
    const page = yield* callApi('getChats', { query: { ...queryOf(filter), cursor } })
    if (page) yield* put(moreChatsLoaded({ filter, page }))
  } catch (error) {
    yield* put(moreChatsFailed({ filter, code: failureOf(error).code }))
  }
}

/** Every list that was looked at. */
function* fetchAgain() {
  const { views } = yield* select(current)
  for (const filter of chatFilters) if (views[filter].status === 'ready') yield* fetchChats(filter)
  if (views.all.status !== 'ready') yield* call(fetchChats)
}

/** Shown already; if the server refuses, it returns to what it was, with the reason. */
function* saveKeeping({ payload: { id, change } }: ReturnType<typeof keepingChanged>) {
  try {
    const answer = yield* callApi('updateChat', { body: { conversation: id, ...change } })
    if (!answer) return
    yield* put(keepingSaved(id))
    yield* call(emitUnread, answer.total_unread)
  } catch (error) {
    yield* put(keepingFailed({ id, code: failureOf(error).code }))
  }
}

/** One that is not loaded may belong on the list now. */
function* hearKeeping({ conversationId: id, isPinned, isArchived, isMuted }: BusEvents['chat-kept']) {
  const { chats, views } = yield* select(current)
  const change = { is_pinned: isPinned, is_archived: isArchived, is_muted: isMuted }
  const filter: ChatFilter = isArchived ? 'archived' : 'all'
  if (chats.some(({ conversation }) => conversation.id === id)) yield* put(keepingHeard({ id, change }))
  else if (views[filter].status === 'ready') yield* fetchChats(filter)
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
function* hear({ conversationId, message, isArchived = false }: BusEvents['chat-pushed']) {
  if (!message) return yield* call(fetchChats)
  yield* put(chatRestored(conversationId))
  const { chats, views } = yield* select(current)
  if (!chats.some(({ conversation }) => conversation.id === conversationId)) {
    const filter: ChatFilter = isArchived ? 'archived' : 'all'
    if (views[filter].status === 'ready') yield* fetchChats(filter)
    return
  }
  yield* put(messageHeard({ conversationId, message }))
}

/** A first message creates a conversation that the list does not have yet. */
function* showSent({ payload: { conversationId } }: ReturnType<typeof messageHeard>) {
  const { chats, views } = yield* select(current)
  if (views.all.status === 'ready' && !chats.some(({ conversation }) => conversation.id === conversationId))
    yield* call(fetchChats)
}

function* emitSeen({ payload: conversationId }: ReturnType<typeof conversationSeen>) {
  const { seenCount: count } = yield* select(current)
  const bus = yield* getContext<ChatBus>('bus')
  if (count > 0) bus.emit('chat-seen', { conversationId, count })
}

export function* chatsSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* takeLatest(
    chatsRequested,
    safely(({ payload: filter }: ReturnType<typeof chatsRequested>) => fetchChats(filter)),
  )
  yield* takeLeading(moreChatsRequested, safely(fetchMore))
  yield* takeEvery(keepingChanged, safely(saveKeeping))
  yield* takeEvery(busChannel(bus, 'chat-kept'), safely(hearKeeping))
  yield* takeEvery(chatDeleted, safely(deleteChat))
  yield* takeEvery(messageHeard, safely(showSent))
  yield* takeEvery(conversationSeen, safely(emitSeen))
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(hear))
  yield* takeEvery(busChannel(bus, 'chat-read'), function* ({ conversationId }) {
    yield* put(chatRead(conversationId))
  })
  yield* takeEvery(busChannel(bus, 'message-changed'), function* ({ conversationId, message, unread }) {
    yield* put(chatChanged({ conversationId, message, unread }))
  })
  yield* takeLatest(busChannel(bus, 'resync'), safely(fetchAgain))
}
