import type { ChatBus } from '../../contract'
import { busChannel } from '@duetto/shared/events'
import { safely } from '@duetto/shared/redux'
import { call, getContext, put, takeEvery, takeLatest } from 'typed-redux-saga'
import { chatTouched } from './actions'
import { callApi, failureOf } from '@duetto/shared/redux'
import { chatDeleted, chatsFailed, chatsLoaded, chatsRequested, deleteFailed } from './slice'

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

/** The chat is off the list already; refused, it comes back with the reason (section 4). */
function* deleteChat({ payload }: ReturnType<typeof chatDeleted>) {
  try {
    yield* callApi('deleteChat', { body: { conversation: payload } })
  } catch (error) {
    yield* put(deleteFailed(failureOf(error).code))
  }
  yield* call(fetchChats)
}

export function* chatsSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* takeLatest([chatsRequested, chatTouched], safely(fetchChats))
  yield* takeEvery(chatDeleted, safely(deleteChat))
  yield* takeLatest(busChannel(bus, 'chat-pushed'), safely(fetchChats))
  yield* takeLatest(busChannel(bus, 'resync'), safely(fetchChats))
}
