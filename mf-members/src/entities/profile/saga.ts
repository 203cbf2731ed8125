import { limits } from '@duetto/shared/domain'
import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { getContext, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { MembersContext, MembersState } from '../../state'
import { profileOpened } from '../people/actions'
import { selectCards } from '../people/selectors'
import { cardsReceived } from '../people/slice'
import { withNewerLike } from '../people/withNewerLike'
import {
  detailsRequested,
  noteFailed,
  noteSaved,
  noteSaveRequested,
  profileFailed,
  profileReceived,
  profileRequested,
  reportFailed,
  reportReceived,
  reportRequested,
  similarReceived,
  similarRequested,
} from './slice'

function* fetchProfile({ payload: { id } }: ReturnType<typeof profileRequested>) {
  try {
    const sourceQuery = yield* getContext<MembersContext['sourceQuery']>('sourceQuery')
    const query = { id, ...sourceQuery() }
    const cardsBefore = yield* select(selectCards)
    const answer = yield* callApi('getMember', { query })
    if (!answer) {
      yield* put(profileFailed({ id, code: 'authentication_required' }))
      return
    }
    const profile = withNewerLike(answer.profile, cardsBefore, yield* select(selectCards))
    yield* put(cardsReceived([profile]))
    yield* put(profileReceived(profile))
    yield* put(profileOpened({ id, likesMe: profile.likes_me }))
  } catch (error) {
    yield* put(profileFailed({ id, code: codeOf(error) }))
  }
}

/** Loads a profile without recording a visit or marking a like as seen. */
function* fetchDetails({ payload: { id } }: ReturnType<typeof detailsRequested>) {
  const entry = yield* select((state: MembersState) => state.profile.entries[id])
  if (entry?.profile) return
  try {
    const answer = yield* callApi('getMember', { query: { id } })
    if (answer) yield* put(profileReceived(answer.profile))
  } catch (error) {
    codeOf(error)
  }
}

const similarCount = 4
const similarYears = 5

function* fetchSimilar({ payload: { id, gender, country, age } }: ReturnType<typeof similarRequested>) {
  try {
    const answer = yield* callApi('searchMembers', {
      query: {
        gender,
        country,
        min_age: Math.max(limits.minAge, age - similarYears),
        max_age: Math.min(limits.maxAge, age + similarYears),
        limit: similarCount + 1,
      },
    })
    const others = answer ? answer.profiles.filter((card) => card.id !== id).slice(0, similarCount) : []
    yield* put(cardsReceived(others))
    yield* put(similarReceived({ id, ids: others.map((card) => card.id) }))
  } catch {
    yield* put(similarReceived({ id, ids: [] }))
  }
}

function* sendNote({ payload: { id, text } }: ReturnType<typeof noteSaveRequested>) {
  try {
    const answer = yield* callApi('saveNote', { body: { profile: id, text } })
    yield* put(answer ? noteSaved({ id, text }) : noteFailed({ id, code: 'authentication_required' }))
  } catch (error) {
    yield* put(noteFailed({ id, code: codeOf(error) }))
  }
}

function* sendReport({ payload }: ReturnType<typeof reportRequested>) {
  try {
    const answer = yield* callApi('report', { body: payload })
    yield* put(
      answer ? reportReceived({ reference: answer.reference }) : reportFailed('authentication_required'),
    )
  } catch (error) {
    yield* put(reportFailed(codeOf(error)))
  }
}

export function* profileSaga() {
  yield* takeLatest(profileRequested, safely(fetchProfile))
  yield* takeLatest(detailsRequested, safely(fetchDetails))
  yield* takeLatest(similarRequested, safely(fetchSimilar))
  yield* takeEvery(noteSaveRequested, safely(sendNote))
  yield* takeLeading(reportRequested, safely(sendReport))
}
