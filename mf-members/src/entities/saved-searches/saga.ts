import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeEvery, takeLatest } from 'typed-redux-saga'
import {
  savedSearchesFailed,
  savedSearchesReceived,
  savedSearchesRequested,
  savedSearchOpened,
  searchRemovalRequested,
  searchRemoved,
  searchSaveRequested,
} from './slice'

function* fetchSearches() {
  try {
    const answer = yield* callApi('getSavedSearches')
    if (answer) yield* put(savedSearchesReceived(answer.searches))
  } catch (error) {
    codeOf(error)
  }
}

function* save({ payload: { query } }: ReturnType<typeof searchSaveRequested>) {
  try {
    const answer = yield* callApi('saveSearch', { body: { query } })
    yield* put(
      answer ? savedSearchesReceived(answer.searches) : savedSearchesFailed('authentication_required'),
    )
  } catch (error) {
    yield* put(savedSearchesFailed(codeOf(error)))
  }
}

function* remove({ payload: { id } }: ReturnType<typeof searchRemovalRequested>) {
  try {
    const answer = yield* callApi('removeSavedSearch', { body: { id } })
    yield* put(answer ? searchRemoved({ id }) : savedSearchesFailed('authentication_required'))
  } catch (error) {
    yield* put(savedSearchesFailed(codeOf(error)))
  }
}

function* open({ payload: { id } }: ReturnType<typeof savedSearchOpened>) {
  try {
    yield* callApi('openSavedSearch', { body: { id } })
  } catch (error) {
    codeOf(error)
  }
}

export function* savedSearchesSaga() {
  yield* takeLatest(savedSearchesRequested, safely(fetchSearches))
  yield* takeEvery(searchSaveRequested, safely(save))
  yield* takeEvery(searchRemovalRequested, safely(remove))
  yield* takeEvery(savedSearchOpened, safely(open))
}
