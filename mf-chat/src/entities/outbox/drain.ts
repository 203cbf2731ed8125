import type { CallBody } from '@duetto/shared/contract'
import type { ChatBus } from '../../contract'
import type { EventChannel } from 'redux-saga'
import { call, cancelled, getContext, put, select } from 'typed-redux-saga'
import { callApi, failureOf, isTransient } from '@duetto/shared/redux'
import { messageHeard } from '../chats/actions'
import type { OutboxStore } from './outboxStore'
import type { ChatContext } from '../../state'
import { meansOf } from '../means/means'
import { lockProfile } from './profileLock'
import { outboxRead, sendDone, sendFailed, sendRefused, sendStarted } from './slice'
import type { outboxReducer } from './slice'
import type { UnsentMessage } from './types'

export interface Senders {
  userId: number
  store: OutboxStore
  back: EventChannel<true>
  /** Profiles this tab is sending to, and those with new messages since. */
  running: Set<number>
  again: Set<number>
  /** Keys of what its author took back: the storage may still be forgetting it. */
  dropped: Set<string>
}

function* readKept({ store, dropped }: Senders) {
  const kept = yield* call(store.read)
  return kept.filter(({ key }) => !dropped.has(key))
}

/**
 * Always addressed to the profile it was written to: the same body and key on every attempt, whatever
 * conversation the page shows by then. True if the next one may follow.
 */
function* sendOne(store: OutboxStore, message: UnsentMessage) {
  const { key, profileId, kind, text, gift, gif, upload, quote } = message
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
    } as CallBody<'sendMessage'>
    const answer = yield* callApi('sendMessage', { body, idempotencyKey: key })
    // The session is over: it will be sent after the next login.
    if (!answer) return false
    yield* call(store.drop, key)
    yield* put(sendDone({ key, profileId, answer }))
    yield* put(messageHeard({ conversationId: answer.message.conversation, message: answer.message }))
    const bus = yield* getContext<ChatBus>('bus')
    bus.emit('credits-changed', { credits: answer.credits })
    return true
  } catch (error) {
    const { code, details } = failureOf(error)
    if (isTransient(code)) {
      yield* call(store.keep, { ...message, status: 'waiting' as const, code })
      yield* put(sendFailed({ key, profileId, code }))
      return false
    }
    // The balance shown was stale: credits were spent elsewhere.
    if (typeof details.credits === 'number')
      (yield* getContext<ChatBus>('bus')).emit('credits-changed', { credits: details.credits })
    const session = yield* getContext<ChatContext['session']>('session')
    const refusedWith = session && meansOf(session.get().user)
    yield* call(store.keep, { ...message, status: 'refused' as const, code, refusedWith })
    yield* put(sendRefused({ key, profileId, code, refusedWith }))
    return false
  }
}

/** False if one got no answer: the rest waits with it. */
function* sendAll(senders: Senders, profileId: number) {
  for (;;) {
    const kept = yield* readKept(senders)
    const next = kept.find((message) => message.profileId === profileId)
    // Concurrent sends could arrive out of order; a refused message waits for its author.
    if (!next || next.status === 'refused') return true
    if (!(yield* call(sendOne, senders.store, next))) return false
  }
}

/** Forgets what another tab has sent in the meantime. */
function* forgetSent(senders: Senders) {
  const kept = yield* readKept(senders)
  const { messages } = yield* select(({ outbox }: { outbox: ReturnType<typeof outboxReducer> }) => outbox)
  const fresh = messages.filter((shown) => shown.order === 0 && !kept.some(({ key }) => key === shown.key))
  yield* put(outboxRead([...kept, ...fresh]))
}

/**
 * Sends all messages to a profile in order; only one tab does so. Spawned, so it continues when the screen is
 * left.
 */
export function* drain(senders: Senders, profileId: number) {
  const { userId, running, again } = senders
  if (running.has(profileId)) {
    again.add(profileId)
    return
  }
  running.add(profileId)
  const waiting = new AbortController()
  let release: (() => void) | undefined
  try {
    let isAnswered
    do {
      again.delete(profileId)
      release ??= yield* call(lockProfile, userId, profileId, waiting.signal)
      isAnswered = yield* call(sendAll, senders, profileId)
      // Nothing may yield between checking `again` and clearing `running`, or a request in between would be
      // lost.
      yield* call(forgetSent, senders)
    } while (isAnswered && again.has(profileId))
  } finally {
    if (yield* cancelled()) waiting.abort()
    running.delete(profileId)
    release?.()
  }
}
