import { safely } from '@duetto/shared/redux'
import { put, takeLatest, takeLeading } from 'typed-redux-saga'
import { callApi, codeOf } from '../../api'
import { profileOpened } from '../people/actions'
import { cardsReceived } from '../people/slice'
import {
  profileFailed,
  profileReceived,
  profileRequested,
  reportFailed,
  reportReceived,
  reportRequested,
} from './slice'

function* fetchProfile({ payload: { id } }: ReturnType<typeof profileRequested>) {
  try {
    const answer = yield* callApi('getMember', { query: { id } })
    if (!answer) {
      yield* put(profileFailed({ id, code: 'authentication_required' }))
      return
    }
    yield* put(cardsReceived([answer.profile]))
    yield* put(profileReceived(answer.profile))
    yield* put(profileOpened({ id, likesMe: answer.profile.likes_me }))
  } catch (error) {
    yield* put(profileFailed({ id, code: codeOf(error) }))
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

/** Profiles are read whenever they are opened; a report is sent once. */
export function* profileSaga() {
  yield* takeLatest(profileRequested, safely(fetchProfile))
  yield* takeLeading(reportRequested, safely(sendReport))
}
