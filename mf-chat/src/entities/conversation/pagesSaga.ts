import { callApi, codeOf, failureOf, safely } from '@duetto/shared/redux'
import type { Action } from '@reduxjs/toolkit'
import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { sendRequested } from '../outbox/slice'
import {
  conversationOpened,
  dayRequested,
  jumpFailed,
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

/** Until another conversation or another part is shown: what is on its way then belongs elsewhere. */
function* moved(from: number) {
  do yield* take([partLoaded, conversationOpened])
  while ((yield* select(current)).part === from)
}

/** A page next to those in memory; undefined once these are no longer shown. */
function* fetchNext(edge: { before: number } | { after: number }) {
  const { conversationId, part } = yield* select(current)
  const query = { conversation: conversationId ?? 0, ...edge }
  const { page } = yield* race({ page: callApi('getMessages', { query }), moved: call(moved, part) })
  return page || undefined
}

function* loadOlder() {
  const { conversationId, messages } = yield* select(current)
  const before = messages[0]?.id
  if (!conversationId || before === undefined) return
  try {
    const page = yield* fetchNext({ before })
    if (page) yield* put(olderLoaded(page))
  } catch (error) {
    failureOf(error)
    yield* put(olderFailed())
  }
}

function* loadNewer() {
  const { conversationId, messages } = yield* select(current)
  const after = messages.at(-1)?.id
  if (!conversationId || after === undefined) return
  try {
    const page = yield* fetchNext({ after })
    if (page) yield* put(newerLoaded(page))
  } catch (error) {
    failureOf(error)
    yield* put(newerFailed())
  }
}

/** If loading fails, the member stays where they are, is told, and presses again. */
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
    yield* put(jumpFailed(codeOf(error)))
  }
}

function* jump(id: number) {
  const { jumpTo } = yield* select(current)
  if (jumpTo !== id) yield* loadPart({ around: id })
}

function* loadNewest() {
  const { hasNewer } = yield* select(current)
  if (hasNewer) yield* loadPart({})
}

/** The last wish counts; who writes wants to see it. */
function* move(action: Action) {
  if (jumpRequested.match(action)) yield* jump(action.payload)
  else if (dayRequested.match(action)) yield* loadPart({ from: action.payload })
  else if (!conversationOpened.match(action)) yield* loadNewest()
}

/** Moves through a conversation of any length: only a part of it is in memory. */
export function* pagesSaga() {
  yield* takeLeading(olderRequested, safely(loadOlder))
  yield* takeLeading(newerRequested, safely(loadNewer))
  // Another conversation ends the way there as well.
  yield* takeLatest(
    [jumpRequested, dayRequested, newestRequested, sendRequested, conversationOpened],
    safely(move),
  )
}
