import { timings } from '@duetto/shared/domain'
import { callApi, codeOf, failureOf, safely } from '@duetto/shared/redux'
import { delay, put, race, select, take, takeLatest } from 'typed-redux-saga'
import {
  moreHitsFailed,
  moreHitsFound,
  moreHitsRequested,
  searchCleared,
  searchFailed,
  searchFound,
  searchTyped,
} from './slice'
import type { ChatState } from '../../state'

const current = ({ search }: ChatState) => search

function* search({ payload: q }: ReturnType<typeof searchTyped>) {
  yield* delay(timings.searchDebounceMs)
  try {
    const found = yield* callApi('searchMessages', { query: { q } })
    if (found) yield* put(searchFound(found))
  } catch (error) {
    yield* put(searchFailed(codeOf(error)))
  }
}

function* fetchMore() {
  const { query: q, found } = yield* select(current)
  const before = found.at(-1)?.message.id
  try {
    const { page } = yield* race({
      page: callApi('searchMessages', { query: { q, before } }),
      changed: take([searchTyped, searchCleared]),
    })
    yield* put(page ? moreHitsFound(page) : moreHitsFailed())
  } catch (error) {
    failureOf(error)
    yield* put(moreHitsFailed())
  }
}

export function* searchSaga() {
  yield* takeLatest([searchTyped, searchCleared], function* (action: ReturnType<typeof searchTyped>) {
    if (searchTyped.match(action)) yield* safely(search)(action)
  })
  yield* takeLatest(moreHitsRequested, safely(fetchMore))
}
