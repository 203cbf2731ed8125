import { isApiError } from '@duetto/shared/http'
import { callApi } from '@duetto/shared/redux'
import { call, delay, select, takeLatest } from 'typed-redux-saga'
import { lastLikeRequested } from './actions'
import { selectUserId } from './loadSession'

function* showLastLike({ payload: { delayMs, show } }: ReturnType<typeof lastLikeRequested>) {
  const requestedBy = yield* select(selectUserId)
  yield* delay(delayMs)
  if ((yield* select(selectUserId)) !== requestedBy) return
  try {
    const answer = yield* callApi('getLikes')
    const profile = answer && (answer.liked_by.find(({ like_new }) => like_new) ?? answer.liked_by[0])
    if (profile && (yield* select(selectUserId)) === requestedBy) yield* call(show, profile)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

export function* lastLikeSaga() {
  yield* takeLatest(lastLikeRequested, showLastLike)
}
