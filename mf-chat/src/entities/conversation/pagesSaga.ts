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
import type { ChatState } from '../../state'

const current = ({ conversation }: ChatState) => conversation

function* moved(from: number) {
  do yield* take([partLoaded, conversationOpened])
  while ((yield* select(current)).part === from)
}

/** Returns undefined if another part or conversation is opened during the request, false if the session has ended. */
function* fetchNext(edge: { before: number } | { after: number }) {
  const { conversationId, part } = yield* select(current)
  const query = { conversation: conversationId ?? 0, ...edge }
  const { page } = yield* race({ page: callApi('getMessages', { query }), moved: call(moved, part) })
  return page
}

const loaders = {
  older: { edgeOf: (ids: number[]) => ids[0], loaded: olderLoaded, failed: olderFailed },
  newer: { edgeOf: (ids: number[]) => ids.at(-1), loaded: newerLoaded, failed: newerFailed },
}

function* loadNext(direction: keyof typeof loaders) {
  const { edgeOf, loaded, failed } = loaders[direction]
  const { conversationId, messages } = yield* select(current)
  const edge = edgeOf(messages.map(({ id }) => id))
  if (!conversationId || edge === undefined) return
  try {
    const page = yield* fetchNext(direction === 'older' ? { before: edge } : { after: edge })
    if (page) yield* put(loaded(page))
    else if (page === false) yield* put(failed())
  } catch (error) {
    failureOf(error)
    yield* put(failed())
  }
}

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

function* move(action: Action) {
  if (jumpRequested.match(action)) yield* jump(action.payload)
  else if (dayRequested.match(action)) yield* loadPart({ from: action.payload })
  else if (!conversationOpened.match(action)) yield* loadNewest()
}

/** The store holds one contiguous part of the conversation. Adjacent pages extend it, and a jump replaces it. */
export function* pagesSaga() {
  yield* takeLeading(
    olderRequested,
    safely(() => loadNext('older')),
  )
  yield* takeLeading(
    newerRequested,
    safely(() => loadNext('newer')),
  )
  yield* takeLatest(
    [jumpRequested, dayRequested, newestRequested, sendRequested, conversationOpened],
    safely(move),
  )
}
