import type { ProfileCard } from '@duetto/shared/contract'
import { dropPendingAction, readPendingAction } from '@duetto/shared/platform'
import { safely, callApi, failureOf, signedOut } from '@duetto/shared/redux'
import { all, call, getContext, put, takeEvery, takeLatest } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import { likedIds } from '../sign-up/likedIds'
import { likeRefused, likeToggled, matchesFailed, matchesReceived, matchesRequested } from './slice'

const nearYears = 8

const nearestFirst = (people: readonly ProfileCard[], age: number | null): ProfileCard[] => {
  const rank = (card: ProfileCard): number =>
    (card.is_fictional ? 4 : 0) +
    (card.main_image === null ? 2 : 0) +
    (age !== null && Math.abs(card.age - age) > nearYears ? 1 : 0)
  return people.toSorted((one, other) => rank(one) - rank(other))
}

/** Sends the likes from before sign-up. Runs before the search, so that the results show them. */
function* sendStoredLikes() {
  const now = yield* getContext<SignUpContext['now']>('now')
  const liked = likedIds(readPendingAction(now()))
  if (liked.length === 0) return
  yield* all(liked.map((id) => call(sendStoredLike, id)))
  // Drop the likes last, because a new request cancels this saga and must send them again.
  dropPendingAction()
}

function* sendStoredLike(id: number) {
  try {
    yield* callApi('like', { body: { profile: id } })
  } catch (error) {
    const { code } = failureOf(error)
    // Fail now, because the search would fail too. Retrying the search sends the likes again.
    if (code === 'network' || code === 'unavailable') throw error
  }
}

function* fetchMatches({ payload }: ReturnType<typeof matchesRequested>) {
  try {
    const { query, age } = payload
    yield* call(sendStoredLikes)
    const answer = yield* callApi('searchMembers', { query })
    if (!answer) {
      yield* put(matchesFailed(signedOut))
      return
    }
    const { origin: town, numResults: count, is_approximate: isApproximate } = answer
    yield* put(
      matchesReceived({
        profiles: nearestFirst(answer.profiles, age),
        further: answer.similar,
        nearby: town && query.distance && count > 0 && !isApproximate ? { count, town } : null,
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
