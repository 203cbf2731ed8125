import { safely, callApi, codeOf } from '@duetto/shared/redux'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { cardsReceived, viewerChanged } from '../people/slice'
import type { MembersState } from '../../state'
import { readProgress, storeProgress } from './progress'
import {
  answered,
  findFailed,
  findReceived,
  findRequested,
  progressRestored,
  questionsFailed,
  questionsReceived,
  questionsRequested,
  restarted,
  skipped,
  stepChosen,
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
  const chosen = yield* select((state: MembersState) => state.matchFinder.answers)
  const answers = Object.entries(chosen).map(([question, answer]) => ({ question, answer }))
  try {
    const answer = yield* callApi('findMatches', { body: { answers } })
    if (!answer) {
      yield* put(findFailed('authentication_required'))
      return
    }
    const profiles = answer.candidates.map(({ profile }) => profile)
    yield* put(cardsReceived(profiles))
    yield* put(findReceived(answer))
  } catch (error) {
    yield* put(findFailed(codeOf(error)))
  }
}

function* restore() {
  const { people, matchFinder } = yield* select((state: MembersState) => state)
  if (!people.viewerId || matchFinder.status !== 'ready') return
  const progress = readProgress(people.viewerId)
  if (!progress) return
  yield* put(progressRestored(progress))
  if (progress.isFound && matchFinder.findStatus === 'idle') yield* put(findRequested())
}

function* persistProgress() {
  const { people, matchFinder } = yield* select((state: MembersState) => state)
  const { answers, step, findStatus } = matchFinder
  if (people.viewerId) storeProgress(people.viewerId, { answers, step, isFound: findStatus === 'ready' })
}

export function* matchFinderSaga() {
  yield* takeEvery([questionsReceived, viewerChanged], safely(restore))
  yield* takeEvery([answered, skipped, stepChosen, findReceived, restarted], safely(persistProgress))
  yield* takeLatest(questionsRequested, safely(fetchQuestions))
  yield* takeLeading(findRequested, safely(find))
}
