import { isFreeKind, timings } from '@duetto/shared/domain'
import { createIdempotencyKey } from '@duetto/shared/http'
import type { ChatBus } from '../../contract'
import { busChannel } from '@duetto/shared/events'
import { retryDelay } from './retryDelay'
import { safely } from '@duetto/shared/redux'
import {
  call,
  delay,
  fork,
  getContext,
  join,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import { onPageVisible } from '../page-visibility/pageVisibility'
import type { ChatContext, ChatState } from '../../state'
import { selectReplyTo } from '../conversation/selectors'
import { entitlementsChannel } from '../entitlements/entitlementsChannel'
import { drain } from './drain'
import type { DrainContext } from './drain'
import { closeOnExit, onlineChannel } from './onlineChannel'
import { createOutboxStore } from './outboxStore'
import {
  messageStored,
  messageWritten,
  outboxLoaded,
  retryRequested,
  sendFailed,
  sendRequested,
  sendSettled,
  unsentDropped,
} from './slice'
import type { UnsentMessage } from './types'

const current = ({ outbox }: ChatState) => outbox

function* address({ payload: draft }: ReturnType<typeof messageWritten>) {
  const { profile, cost, conversationId } = yield* select(({ conversation }: ChatState) => conversation)
  if (!profile) return
  const session = yield* getContext<ChatContext['session']>('session')
  const isUnconfirmed = session?.get().user?.status === 'not_confirmed'
  const isFreeOnly = (isUnconfirmed && cost?.is_free && isFreeKind(draft.kind)) || undefined
  const replyTo = yield* select(selectReplyTo)
  const now = yield* getContext<ChatContext['now']>('now')
  const quote = replyTo && {
    id: replyTo.id,
    is_mine: replyTo.is_mine,
    kind: replyTo.kind,
    text: replyTo.text,
  }
  const at = new Date(now()).toISOString()
  const key = draft.key ?? createIdempotencyKey()
  const isFirst = conversationId === null
  const { name, age, is_fictional, is_demo, main_image } = profile
  const recipient = { name, age, is_fictional, is_demo, main_image }
  const written = { ...draft, ...(quote && { quote }), profileId: profile.id, key, at }
  yield* put(sendRequested({ ...written, isFreeOnly, isFirst, recipient }))
}

/** Stores messages without waiting until earlier ones are sent, because the page may close. */
const persistWritten = (context: DrainContext) => {
  let last = 0
  return function* ({ payload }: ReturnType<typeof sendRequested>) {
    last = Math.max(Date.now(), last + 1)
    const order = last
    const message: UnsentMessage = { ...payload, order, status: 'sending', code: null, isSaved: true }
    const isSaved = yield* call(context.store.add, message)
    yield* put(messageStored({ key: payload.key, isSaved, order }))
    yield* spawn(safely(drain), context, payload.profileId)
  }
}

function* drainAll(context: DrainContext) {
  const { messages } = yield* select(current)
  for (const profileId of new Set(messages.map((message) => message.profileId)))
    yield* spawn(safely(drain), context, profileId)
}

function* retryLater(context: DrainContext) {
  const { failures } = yield* select(current)
  yield* race({ passed: delay(retryDelay(failures)), online: take(context.online) })
  yield* call(drainAll, context)
}

/** Maximum wait for one person's message before the next person's is sent. */
const maxTurnMs = 10_000

/**
 * Sends to one person at a time, in the order of writing, so that the people written to first get the free
 * conversations. Must be spawned, like `drain`.
 */
function* sendInTurn(context: DrainContext, isDue: (message: UnsentMessage) => boolean) {
  if (context.isSendingConfirmed) return
  context.isSendingConfirmed = true
  let isTried = false
  try {
    for (const { key, profileId } of (yield* call(context.store.read)).filter(isDue)) {
      // Another tab may have sent, edited or deleted it since.
      const message = (yield* call(context.store.read)).find((one) => one.key === key && isDue(one))
      if (!message) continue
      yield* call(context.store.save, { ...message, status: 'sending' as const })
      const sending = yield* spawn(safely(drain), context, profileId)
      yield* race({ sent: join(sending), late: delay(maxTurnMs) })
      isTried = true
    }
  } finally {
    context.isSendingConfirmed = false
  }
  // Updates the number of free messages on the welcome page.
  const refresh = yield* getContext<ChatContext['refreshSession']>('refreshSession')
  if (isTried && refresh) yield* call(refresh)
}

/** Sends recent messages that waited for the member to confirm the address, unless the member now pays for messages. */
function* sendConfirmed(context: DrainContext) {
  const session = yield* getContext<ChatContext['session']>('session')
  const user = session?.get().user
  if (user?.id !== context.userId || user.status === 'not_confirmed' || user.paid_user) return
  const now = yield* getContext<ChatContext['now']>('now')
  const isDue = ({ status, code, isFreeOnly, at }: UnsentMessage): boolean =>
    status === 'refused' &&
    code === 'not_confirmed' &&
    isFreeOnly === true &&
    now() - Date.parse(at) <= timings.unconfirmedMessageMs
  yield* join(yield* spawn(safely(sendInTurn), context, isDue))
}

function* restore(context: DrainContext) {
  const stored = yield* call(context.store.read)
  const { messages } = yield* select(current)
  const written = messages.filter(({ key }) => !stored.some((one) => one.key === key))
  yield* put(outboxLoaded([...stored, ...written]))
  yield* call(sendConfirmed, context)
  yield* call(drainAll, context)
}

export function* outboxSaga() {
  const userId = (yield* getContext<() => number | null>('userId'))()
  if (userId === null) return
  const bus = yield* getContext<ChatBus>('bus')
  const context: DrainContext = {
    userId,
    store: createOutboxStore(userId),
    online: yield* call(onlineChannel),
    running: new Set(),
    rerun: new Set(),
    isSendingConfirmed: false,
  }
  yield* fork(closeOnExit, context.online)
  yield* takeLatest(
    sendFailed,
    safely(() => retryLater(context)),
  )
  yield* takeEvery(retryRequested, function* ({ payload: { key, profileId } }) {
    const { messages } = yield* select(current)
    const message = messages.find((one) => one.key === key)
    const stored = (yield* call(context.store.read)).find((one) => one.key === key)
    // Only a refused message has shown its price, so all other retries must stay free.
    const isFreeOnly = stored?.status === 'refused' ? undefined : message?.isFreeOnly
    if (message) yield* call(context.store.save, { ...message, status: 'sending' as const, isFreeOnly })
    yield* spawn(safely(drain), context, profileId)
  })
  yield* takeEvery(unsentDropped, function* ({ payload: { key, profileId } }) {
    yield* call(context.store.remove, key)
    yield* spawn(safely(drain), context, profileId)
  })
  yield* takeEvery(busChannel(bus, 'chat-pushed'), function* ({ key }) {
    if (!key) return
    yield* put(sendSettled(key))
    yield* call(context.store.remove, key)
  })
  yield* takeEvery(busChannel(bus, 'resync'), () => drainAll(context))
  const session = yield* getContext<ChatContext['session']>('session')
  if (session)
    yield* takeLatest(
      entitlementsChannel(session),
      safely(() => sendConfirmed(context)),
    )
  yield* fork(
    onPageVisible,
    safely(() => drainAll(context)),
  )
  yield* takeEvery(messageWritten, safely(address))
  yield* takeEvery(sendRequested, safely(persistWritten(context)))
  yield* call(safely(restore), context)
}
