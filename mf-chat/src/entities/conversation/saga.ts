import { createAction } from '@reduxjs/toolkit'
import { timings } from '@duetto/shared/domain'
import type { ChatBus } from '../../contract'
import { busChannel } from '@duetto/shared/events'
import type { BusEvents } from '@duetto/shared/events'
import { safely, callApi, codeOf, failureOf } from '@duetto/shared/redux'
import { call, delay, fork, getContext, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { conversationSeen, chatsLoaded } from '../chats/slice'
import { onPageVisible } from '../page-visibility/pageVisibility'
import type { ChatContext, ChatState } from '../../state'
import { entitlementsChannel } from '../entitlements/entitlementsChannel'
import { pagesSaga } from './pagesSaga'
import {
  caughtUp,
  conversationFailed,
  conversationLoaded,
  conversationOpened,
  markedRead,
  messageArrived,
  otherRead,
  typingChanged,
} from './slice'

const sentElsewhere = createAction('conversation/sentElsewhere')

const current = ({ conversation }: ChatState) => conversation

function* markRead() {
  const { conversationId, messages, markedId } = yield* select(current)
  if (!conversationId || document.visibilityState !== 'visible') return
  yield* put(conversationSeen(conversationId))
  const newest = messages.findLast(({ is_mine }) => !is_mine)
  if (!newest || newest.id <= markedId) return
  try {
    const answer = yield* callApi('markRead', { body: { conversation: conversationId, message: newest.id } })
    if (!answer) return
    yield* put(markedRead({ conversationId, messageId: newest.id }))
    yield* put(conversationSeen(conversationId))
    const bus = yield* getContext<ChatBus>('bus')
    bus.emit('chats-changed', { totalUnread: answer.total_unread })
  } catch (error) {
    failureOf(error)
  }
}

/** A list response may still count messages that the member has just read in the open conversation. */
function* correctUnread({ payload: { page } }: ReturnType<typeof chatsLoaded>) {
  const { conversationId, status } = yield* select(current)
  const row = page.chats.find(({ conversation }) => conversation.id === conversationId)
  if (status === 'ready' && row && row.num_unread_messages > 0) yield* call(markRead)
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
    yield* put(conversationFailed(codeOf(error)))
  }
}

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

function* receiveRead({ conversationId, messageId }: { conversationId: number; messageId: number }) {
  if ((yield* select(current)).conversationId === conversationId) yield* put(otherRead(messageId))
}

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

/**
 * Reloads the open conversation after the member sends a message from another tab or device, because the cost of the
 * next message may change.
 */
function* followSend({ message, key }: BusEvents['chat-pushed']) {
  if (!message?.is_mine) return
  const ownKeys = yield* select(({ outbox }: ChatState) => outbox.ownKeys)
  if (!key || !ownKeys.includes(key)) yield* put(sentElsewhere())
}

export function* conversationSaga() {
  const bus = yield* getContext<ChatBus>('bus')
  yield* takeLatest(conversationOpened, safely(open))
  yield* fork(pagesSaga)
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(receive))
  yield* takeEvery(busChannel(bus, 'chat-pushed'), safely(followSend))
  yield* takeLatest(sentElsewhere, safely(catchUp))
  yield* takeLatest(busChannel(bus, 'resync'), safely(catchUp))
  // Reload on new entitlements, because the price, the limits and the visible history can change.
  const session = yield* getContext<ChatContext['session']>('session')
  if (session) yield* takeLatest(entitlementsChannel(session), safely(catchUp))
  yield* takeEvery(chatsLoaded, safely(correctUnread))
  yield* takeLatest(busChannel(bus, 'typing'), safely(showTyping))
  yield* takeEvery(busChannel(bus, 'read'), safely(receiveRead))
  yield* fork(onPageVisible, safely(markRead))
}
