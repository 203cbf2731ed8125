import type { BusEvents } from '@duetto/shared/events'
import type { ChatBus } from '../../contract'
import { timings } from '@duetto/shared/domain'
import { busChannel } from '@duetto/shared/events'
import { safely, callApi, codeOf } from '@duetto/shared/redux'
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
import {
  conversationSeen,
  messageReceived,
  chatChanged,
  chatDeleted,
  chatRead,
  chatRestored,
  chatsFailed,
  chatsLoaded,
  chatsRequested,
  deleteFailed,
  deleteSent,
  flagsChanged,
  flagsFailed,
  flagsReceived,
  flagsSaved,
  moreChatsFailed,
  moreChatsLoaded,
  moreChatsRequested,
} from './slice'
import { pageHiddenChannel } from '../page-visibility/pageVisibility'
import { chatFilters } from './chatOrder'
import type { ChatFilter } from './chatOrder'
import type { ChatState } from '../../state'

const current = ({ chats }: ChatState) => chats

const queryOf = (filter: ChatFilter) => (filter === 'all' ? {} : { filter })

function* emitUnread(totalUnread: number) {
  const bus = yield* getContext<ChatBus>('bus')
  bus.emit('chats-changed', { totalUnread })
}

function* fetchChats(filter: ChatFilter = 'all') {
  try {
    const answer = yield* callApi('getChats', filter === 'all' ? {} : { query: queryOf(filter) })
    if (!answer) return
    // Emit the total first: storing the page can cause a `chat-seen` event, whose count the shell subtracts from the
    // total.
    yield* call(emitUnread, answer.total_unread)
    yield* put(chatsLoaded({ filter, page: answer }))
  } catch (error) {
    yield* put(chatsFailed({ filter, code: codeOf(error) }))
  }
}

function* fetchMore({ payload: filter }: ReturnType<typeof moreChatsRequested>) {
  const { cursor } = (yield* select(current)).views[filter]
  try {
    if (cursor === null) return
    const page = yield* callApi('getChats', { query: { ...queryOf(filter), cursor } })
    if (page) yield* put(moreChatsLoaded({ filter, page }))
  } catch (error) {
    yield* put(moreChatsFailed({ filter, code: codeOf(error) }))
  }
}

function* fetchAgain() {
  const { views } = yield* select(current)
  for (const filter of chatFilters) if (views[filter].status === 'ready') yield* fetchChats(filter)
  if (views.all.status !== 'ready') yield* call(fetchChats)
}

function* saveFlags({ payload: { id, change } }: ReturnType<typeof flagsChanged>) {
  try {
    const answer = yield* callApi('updateChat', { body: { conversation: id, ...change } })
    if (!answer) return
    yield* put(flagsSaved(id))
    yield* call(emitUnread, answer.total_unread)
  } catch (error) {
    yield* put(flagsFailed({ id, code: codeOf(error) }))
  }
}

function* receiveFlags({ conversationId: id, isPinned, isArchived, isMuted }: BusEvents['chat-kept']) {
  const { chats, views } = yield* select(current)
  const change = { is_pinned: isPinned, is_archived: isArchived, is_muted: isMuted }
  const filter: ChatFilter = isArchived ? 'archived' : 'all'
  if (chats.some(({ conversation }) => conversation.id === id)) yield* put(flagsReceived({ id, change }))
  else if (views[filter].status === 'ready') yield* fetchChats(filter)
}

function* deleteChat({ payload: id }: ReturnType<typeof chatDeleted>) {
  const hidden = yield* call(pageHiddenChannel)
  try {
    const { restored } = yield* race({
      restored: take(
        (action: { type: string; payload?: unknown }) => chatRestored.match(action) && action.payload === id,
      ),
      passed: delay(timings.undoMs),
      left: take(hidden),
    })
    if (restored) return
    yield* put(deleteSent(id))
    yield* callApi('deleteChat', { body: { conversation: id } })
  } catch (error) {
    yield* put(deleteFailed({ id, code: codeOf(error) }))
  } finally {
    hidden.close()
  }
}

function* receive({ conversationId, message, isArchived = false }: BusEvents['chat-pushed']) {
  if (!message) return yield* call(fetchChats)
  yield* put(chatRestored(conversationId))
  const { chats, views } = yield* select(current)
  if (!chats.some(({ conversation }) => conversation.id === conversationId)) {
    const filter: ChatFilter = isArchived ? 'archived' : 'all'
    if (views[filter].status === 'ready') yield* fetchChats(filter)
    return
  }
  yield* put(messageReceived({ conversationId, message }))
}

function* showSent({ payload: { conversationId } }: ReturnType<typeof messageReceived>) {
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
  yield* takeEvery(flagsChanged, safely(saveFlags))
  yield* takeEvery(busChannel(bus, 'chat-kept'), safely(receiveFlags))
  yield* takeEvery(chatDeleted, safely(deleteChat))
  yield* takeEvery(messageReceived, safely(showSent))
  yield* takeEvery(conversationSeen, safely(emitSeen))
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(receive))
  yield* takeEvery(busChannel(bus, 'chat-read'), function* ({ conversationId }) {
    yield* put(chatRead(conversationId))
  })
  yield* takeEvery(busChannel(bus, 'message-changed'), function* ({ conversationId, message, unread }) {
    yield* put(chatChanged({ conversationId, message, unread }))
  })
  yield* takeLatest(busChannel(bus, 'resync'), safely(fetchAgain))
}
