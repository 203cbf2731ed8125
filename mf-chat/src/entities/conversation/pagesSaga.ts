import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { sendRequested } from '../outbox/slice'
import {
  dayRequested,
  jumpRequested,
  newerFailed,
  newerLoaded,
  newerRequested,
  newestRequested,
  olderFailed,
  olderLoaded,
  olderRequested,
  partLoaded,
} from './slice'
import type { conversationReducer } from './slice'

const current = ({ conversation }: { conversation: ReturnType<typeof conversationReducer> }) => conversation

function* loadOlder() {
  const { conversationId: conversation, messages } = yield* select(current)
  const before = messages[0]?.id
  if (!conversation || before === undefined) return
  try {
    const answer = yield* callApi('getMessages', { query: { conversation, before } })
    if (answer) yield* put(olderLoaded(answer))
  } catch (error) {
    failureOf(error)
    yield* put(olderFailed())
  }
}

function* loadNewer() {
  const { conversationId: conversation, messages } = yield* select(current)
  const after = messages.at(-1)?.id
  if (!conversation || after === undefined) return
  try {
    const answer = yield* callApi('getMessages', { query: { conversation, after } })
    if (answer) yield* put(newerLoaded(answer))
  } catch (error) {
    failureOf(error)
    yield* put(newerFailed())
  }
}

/** If loading fails, the member stays where they are and presses again. */
function* loadPart(where: { around?: number; from?: string }) {
  const { conversationId: conversation } = yield* select(current)
  if (!conversation) return
  try {
    const page = yield* callApi('getMessages', { query: { conversation, ...where } })
    if (!page) return
    const { from, around } = where
    const first = from && page.messages.find(({ created_at: at }) => Date.parse(at) >= Date.parse(from))
    yield* put(partLoaded({ page, jumpTo: around ?? (first ? first.id : null) }))
  } catch (error) {
    failureOf(error)
  }
}

function* jump({ payload: id }: ReturnType<typeof jumpRequested>) {
  const { jumpTo } = yield* select(current)
  if (jumpTo !== id) yield* loadPart({ around: id })
}

function* loadNewest() {
  const { hasNewer } = yield* select(current)
  if (hasNewer) yield* loadPart({})
}

/** Moves through a conversation of any length: only a part of it is in memory. */
export function* pagesSaga() {
  yield* takeLeading(olderRequested, safely(loadOlder))
  yield* takeLeading(newerRequested, safely(loadNewer))
  yield* takeLatest(jumpRequested, safely(jump))
  yield* takeLatest(
    dayRequested,
    safely(({ payload: from }: ReturnType<typeof dayRequested>) => loadPart({ from })),
  )
  yield* takeLatest(newestRequested, safely(loadNewest))
  // Who writes wants to see it.
  yield* takeEvery(sendRequested, safely(loadNewest))
}
