import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import { put, takeEvery, takeLatest } from 'typed-redux-saga'
import { likeRefused, likeToggled, matchesFailed, matchesReceived, matchesRequested } from './slice'

const shownCount = 8

function* fetchMatches({ payload }: ReturnType<typeof matchesRequested>) {
  try {
    const answer = yield* callApi('searchMembers', { query: payload })
    if (!answer) {
      yield* put(matchesFailed(signedOut))
      return
    }
    const { origin: town, numResults: count, is_approximate: isApproximate } = answer
    yield* put(
      matchesReceived({
        // Fill the page with similar members if there are few results.
        profiles: [...answer.profiles, ...answer.similar].slice(0, shownCount),
        nearby: town && payload.distance && count > 0 && !isApproximate ? { count, town } : null,
      }),
    )
  } catch (error) {
    yield* put(matchesFailed(failureOf(error)))
  }
}

function* sendLike({ payload: { id, isLiked } }: ReturnType<typeof likeToggled>) {
  try {
    const body = { profile: id }
    const answer = yield* callApi(isLiked ? 'like' : 'unlike', { body })
    if (!answer) yield* put(likeRefused({ id, isLiked, failure: signedOut }))
  } catch (error) {
    yield* put(likeRefused({ id, isLiked, failure: failureOf(error) }))
  }
}

export function* matchesSaga() {
  yield* takeEvery(likeToggled, safely(sendLike))
  yield* takeLatest(matchesRequested, safely(fetchMatches))
}
