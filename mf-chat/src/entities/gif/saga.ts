import { timings } from '@duetto/shared/domain'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { delay, put, takeLatest } from 'typed-redux-saga'
import { gifsFailed, gifsFound, gifsRequested } from './slice'

function* search({ payload: query }: ReturnType<typeof gifsRequested>) {
  yield* delay(timings.searchDebounceMs)
  try {
    const found = yield* callApi('searchGifs', { query: query ? { q: query } : {} })
    if (found) yield* put(gifsFound(found))
  } catch (error) {
    failureOf(error)
    yield* put(gifsFailed())
  }
}

export function* gifSaga() {
  yield* takeLatest(gifsRequested, safely(search))
}
