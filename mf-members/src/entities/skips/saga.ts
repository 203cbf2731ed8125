import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  cardsReceived,
  noticeRaised,
  skipFailed,
  skipRequested,
  skipsReset,
  skipSucceeded,
  unskipRequested,
  unskipSucceeded,
} from '../people/slice'
import { resetFailed, resetRequested, skippedFailed, skippedReceived, skippedRequested } from './slice'

function* sendSkip({ payload: { id } }: ReturnType<typeof skipRequested>) {
  try {
    if (!(yield* callApi('skip', { body: { profile: id } }))) return yield* put(skipFailed({ id }))
    yield* put(skipSucceeded({ id }))
    yield* put(noticeRaised({ kind: 'skipped', profileId: id }))
  } catch (error) {
    yield* put(skipFailed({ id }))
    yield* put(noticeRaised({ kind: 'skip-failed', profileId: id, code: codeOf(error) }))
  }
}

function* sendUnskip({ payload: { id } }: ReturnType<typeof unskipRequested>) {
  try {
    if (yield* callApi('unskip', { body: { profile: id } })) yield* put(unskipSucceeded({ id }))
  } catch (error) {
    yield* put(noticeRaised({ kind: 'unskip-failed', profileId: id, code: codeOf(error) }))
  }
}

function* fetchSkipped() {
  try {
    const answer = yield* callApi('getSkipped')
    if (!answer) return yield* put(skippedFailed('authentication_required'))
    yield* put(cardsReceived(answer.people.map(({ profile }) => profile)))
    yield* put(skippedReceived(answer))
  } catch (error) {
    yield* put(skippedFailed(codeOf(error)))
  }
}

function* reset() {
  try {
    const answer = yield* callApi('unskip', { body: {} })
    yield* put(answer ? skipsReset() : resetFailed('authentication_required'))
  } catch (error) {
    yield* put(resetFailed(codeOf(error)))
  }
}

export function* skipsSaga() {
  yield* takeEvery(skipRequested, safely(sendSkip))
  yield* takeEvery(unskipRequested, safely(sendUnskip))
  yield* takeLatest(skippedRequested, safely(fetchSkipped))
  yield* takeLeading(resetRequested, safely(reset))
}
