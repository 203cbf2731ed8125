import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLatest } from 'typed-redux-saga'
import { teaserLoaded, teaserRequested } from './slice'

function* fetchTeaser() {
  try {
    const answer = yield* callApi('getLikesTeaser')
    if (answer) yield* put(teaserLoaded(answer))
  } catch (error) {
    // Ignore API errors, because the teaser is optional.
    codeOf(error)
    yield* put(teaserLoaded({ count: 0 }))
  }
}

export function* likesTeaserSaga() {
  yield* takeLatest(teaserRequested, safely(fetchTeaser))
}
