import { safely } from '@duetto/shared/redux'
import { put, select, takeLatest, takeLeading } from 'typed-redux-saga'
import { callApi, codeOf } from '@duetto/shared/redux'
import { cardsReceived, trailChanged } from '../people/slice'
import type { MembersState } from '../../state'
import {
  findFailed,
  findReceived,
  findRequested,
  questionsFailed,
  questionsReceived,
  questionsRequested,
} from './slice'

function* fetchQuestions() {
  try {
    const answer = yield* callApi('getMatchFinder')
    yield* put(answer ? questionsReceived(answer) : questionsFailed('authentication_required'))
  } catch (error) {
    yield* put(questionsFailed(codeOf(error)))
  }
}

function* find() {
  const given = yield* select((state: MembersState) => state.matchFinder.answers)
  const answers = Object.entries(given).map(([question, answer]) => ({ question, answer }))
  try {
    const answer = yield* callApi('findMatches', { body: { answers } })
    if (!answer) {
      yield* put(findFailed('authentication_required'))
      return
    }
    const profiles = answer.candidates.map(({ profile }) => profile)
    yield* put(cardsReceived(profiles))
    yield* put(trailChanged(profiles.map(({ id }) => id)))
    yield* put(findReceived(answer))
  } catch (error) {
    yield* put(findFailed(codeOf(error)))
  }
}

/** The match finder: MEMBER-09. */
export function* matchFinderSaga() {
  yield* takeLatest(questionsRequested, safely(fetchQuestions))
  yield* takeLeading(findRequested, safely(find))
}
