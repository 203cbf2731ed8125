import { safely } from '@duetto/shared/redux'
import { call, getContext, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { callApi, failureOf, signedOut } from '@duetto/shared/redux'
import type { SignupContext } from '../../state'
import {
  photoChanged,
  photoDeleted,
  photoRefused,
  profileChanged,
  profileFailed,
  profileReceived,
  profileRefused,
  profileRequested,
  profileSaved,
  uploadRequested,
} from './slice'
import { uploadPhoto } from './uploadSaga'

function* fetchProfile() {
  try {
    const answer = yield* callApi('getProfile')
    yield* put(answer ? profileReceived(answer.profile) : profileFailed(signedOut))
  } catch (error) {
    yield* put(profileFailed(failureOf(error)))
  }
}

/** Name, picture and state of the member stand in the top bar and in the shell's alerts too. */
export function* refreshSession() {
  yield* call(yield* getContext<SignupContext['refreshSession']>('refreshSession'))
}

function* saveProfile({ payload }: ReturnType<typeof profileChanged>) {
  try {
    const answer = yield* callApi('saveProfile', { body: payload })
    if (!answer) {
      yield* put(profileRefused(signedOut))
      return
    }
    yield* put(profileSaved(answer.profile))
    yield* refreshSession()
  } catch (error) {
    yield* put(profileRefused(failureOf(error)))
  }
}

function* changePhoto(action: ReturnType<typeof photoChanged> | ReturnType<typeof photoDeleted>) {
  try {
    const answer = photoChanged.match(action)
      ? yield* callApi('updatePhoto', { body: action.payload })
      : yield* callApi('deletePhoto', { body: action.payload })
    if (!answer) {
      yield* put(photoRefused(signedOut))
      return
    }
    yield* put(profileReceived(answer.profile))
    yield* refreshSession()
  } catch (error) {
    yield* put(photoRefused(failureOf(error)))
  }
}

/** The own profile and its photos. */
export function* profileSaga() {
  yield* takeLatest(profileRequested, safely(fetchProfile))
  yield* takeLeading(profileChanged, safely(saveProfile))
  yield* takeEvery(uploadRequested, safely(uploadPhoto))
  yield* takeLeading([photoChanged, photoDeleted], safely(changePhoto))
}
