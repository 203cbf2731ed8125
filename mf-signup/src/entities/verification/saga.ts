import type { FailureCode } from '@duetto/shared/contract'
import { callApi, failureOf, safely, signedOut, uploadImage } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'
import { getContext, put, takeLatest, takeLeading } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import { refreshSession } from '../own-profile/refreshSession'
import {
  poseRequested,
  savingEnded,
  selfieAdvanced,
  selfieSent,
  verificationEnded,
  verificationFailed,
  verificationReceived,
  verificationRequested,
} from './slice'

function* fetchVerification() {
  try {
    const answer = yield* callApi('getVerification')
    yield* put(answer ? verificationReceived(answer.verification) : verificationFailed(signedOut))
  } catch (error) {
    yield* put(verificationFailed(failureOf(error)))
  }
}

const outdated: readonly FailureCode[] = [
  'conflict',
  'main_photo_required',
  'pose_expired',
  'verification_limit',
]

function* refuse(failure: Failure) {
  yield* put(verificationFailed(failure))
  if (outdated.includes(failure.code)) yield* fetchVerification()
}

function* change(name: 'startVerification' | 'endVerification') {
  try {
    const answer = yield* callApi(name)
    if (!answer) return yield* put(verificationFailed(signedOut))
    yield* put(verificationReceived(answer.verification))
    if (name === 'endVerification') yield* refreshSession()
  } catch (error) {
    yield* refuse(failureOf(error))
  }
}

function* send(file: File) {
  const shrink = yield* getContext<SignUpContext['shrink']>('shrink')
  const { answer, failure } = yield* uploadImage('sendSelfie', { file, shrink, onProgress: selfieAdvanced })
  if (failure) return yield* refuse(failure)
  yield* put(verificationReceived(answer.verification))
}

function* save(action: ReturnType<typeof poseRequested | typeof selfieSent | typeof verificationEnded>) {
  if (selfieSent.match(action)) yield* send(action.payload)
  else yield* change(poseRequested.match(action) ? 'startVerification' : 'endVerification')
  yield* put(savingEnded())
}

export function* verificationSaga() {
  yield* takeLatest(verificationRequested, safely(fetchVerification))
  yield* takeLeading([poseRequested, selfieSent, verificationEnded], safely(save))
}
