import { isApiError } from '@duetto/shared/http'
import { callApi } from '@duetto/shared/redux'
import { call, delay, select, takeLatest } from 'typed-redux-saga'
import { lastLikeRequested } from './actions'
import { selectUserId } from './loadSession'

function* showLastLike({ payload: { delayMs, show } }: ReturnType<typeof lastLikeRequested>) {
  const askedBy = yield* select(selectUserId)
  yield* delay(delayMs)
  // A delay requested by one member must not affect another.
  if ((yield* select(selectUserId)) !== askedBy) return
  try {
    const answer = yield* callApi('getLikes')
    const profile = answer && (answer.liked_by.find(({ like_new }) => like_new) ?? answer.liked_by[0])
    if (profile && (yield* select(selectUserId)) === askedBy) yield* call(show, profile)
  } catch (error) {
    // Nobody waits for this popup.
    if (!isApiError(error)) throw error
  }
}

/** POPUP-01: only real likes are shown. */
export function* lastLikeSaga() {
  yield* takeLatest(lastLikeRequested, showLastLike)
}
