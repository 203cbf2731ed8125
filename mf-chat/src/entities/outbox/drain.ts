import type { CallBody } from '@duetto/shared/contract'
import type { ChatBus } from '../../contract'
import type { EventChannel } from 'redux-saga'
import { call, cancelled, getContext, put, select } from 'typed-redux-saga'
import { callApi, failureOf, isTransient } from '@duetto/shared/redux'
import { messageReceived } from '../chats/slice'
import type { OutboxStore } from './outboxStore'
import type { ChatContext, ChatState } from '../../state'
import { entitlementsOf } from '../entitlements/entitlements'
import { lockProfile } from './profileLock'
import { outboxLoaded, sendDone, sendFailed, sendRefused, sendStarted } from './slice'
import type { UnsentMessage } from './types'

export interface DrainContext {
  userId: number
  store: OutboxStore
  online: EventChannel<true>
  running: Set<number>
  rerun: Set<number>
  isSendingConfirmed: boolean
}

/** Sends a message. Returns false if later ones must wait: after a transient error, or if the session has ended. */
function* sendOne({ store, rerun }: DrainContext, message: UnsentMessage) {
  const { key, profileId, kind, text, gift, gif, upload, quote, isFreeOnly } = message
  yield* put(sendStarted(key))
  try {
    const body = {
      profile: profileId,
      kind,
      text,
      gift,
      gif,
      upload,
      reply_to: quote?.id,
      is_free_only: isFreeOnly || undefined,
    } as CallBody<'sendMessage'>
    const answer = yield* callApi('sendMessage', { body, idempotencyKey: key })
    // No answer means that the session has ended. Keep the message in storage.
    if (!answer) return false
    yield* call(store.remove, key)
    yield* put(sendDone({ key, profileId, answer }))
    yield* put(messageReceived({ conversationId: answer.message.conversation, message: answer.message }))
    const bus = yield* getContext<ChatBus>('bus')
    bus.emit('credits-changed', { credits: answer.credits })
    return true
  } catch (error) {
    const { code, details } = failureOf(error)
    if (isTransient(code)) {
      yield* call(store.save, { ...message, status: 'waiting' as const, code })
      // Cancel a requested rerun, which would retry without a delay.
      rerun.delete(profileId)
      yield* put(sendFailed({ key, profileId, code }))
      return false
    }
    if (typeof details.credits === 'number')
      (yield* getContext<ChatBus>('bus')).emit('credits-changed', { credits: details.credits })
    const session = yield* getContext<ChatContext['session']>('session')
    const refusedWith = session && entitlementsOf(session.get().user)
    yield* call(store.save, { ...message, status: 'refused' as const, code, refusedWith })
    yield* put(sendRefused({ key, profileId, code, refusedWith }))
    return true
  }
}

/** Refuses an unconfirmed member's free messages after a refused one, because they wait for the same confirmation. */
function* refuseFollowing({ store }: DrainContext, following: readonly UnsentMessage[]) {
  const session = yield* getContext<ChatContext['session']>('session')
  const user = session?.get().user
  if (user?.status !== 'not_confirmed') return
  const refusal = { code: 'not_confirmed' as const, refusedWith: entitlementsOf(user) }
  for (const message of following) {
    if (message.status === 'refused' || !message.isFreeOnly) continue
    const { key, profileId } = message
    yield* call(store.save, { ...message, ...refusal, status: 'refused' as const })
    yield* put(sendRefused({ key, profileId, ...refusal }))
  }
}

function* sendAll(context: DrainContext, profileId: number) {
  for (;;) {
    const stored = yield* call(context.store.read)
    const [next, ...following] = stored.filter((message) => message.profileId === profileId)
    if (!next) return
    // A refused message blocks later ones until the member retries, edits or deletes it.
    if (next.status === 'refused') {
      if (next.code === 'not_confirmed') yield* call(refuseFollowing, context, following)
      return
    }
    if (!(yield* call(sendOne, context, next))) return
  }
}

const selectMessages = ({ outbox }: ChatState) => outbox.messages

function* removeSent(context: DrainContext) {
  const before = yield* select(selectMessages)
  const stored = yield* call(context.store.read)
  const known = new Set(before.filter(({ order }) => order > 0).map(({ key }) => key))
  for (const { key } of stored) known.add(key)
  const fresh = (yield* select(selectMessages)).filter(({ key }) => !known.has(key))
  yield* put(outboxLoaded([...stored, ...fresh]))
}

/**
 * Sends the unsent messages to a profile in order, or requests another pass if a run is in progress. Must be spawned,
 * because sending must continue after the store's sagas are cancelled.
 */
export function* drain(context: DrainContext, profileId: number) {
  const { userId, running, rerun } = context
  if (running.has(profileId)) {
    rerun.add(profileId)
    return
  }
  running.add(profileId)
  const waiting = new AbortController()
  let release: (() => void) | undefined
  try {
    do {
      rerun.delete(profileId)
      release ??= yield* call(lockProfile, userId, profileId, waiting.signal)
      yield* call(sendAll, context, profileId)
      // Inside the loop, so that a rerun requested during this step is not lost.
      yield* call(removeSent, context)
    } while (rerun.has(profileId))
  } finally {
    if (yield* cancelled()) waiting.abort()
    running.delete(profileId)
    release?.()
  }
}
