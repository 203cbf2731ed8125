import { limits } from '@duetto/shared/domain'
import { eventChannel, END } from 'redux-saga'
import { call, fork, getContext, put, take } from 'typed-redux-saga'
import { callApi, failureOf, signedOut } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'
import type { SignupContext } from '../../state'
import { isHeic } from '../photos/shrink'
import { refreshSession } from './refreshSession'
import { profileRequested, uploadAdvanced, uploadEnded, uploadFailed } from './slice'
import type { uploadRequested } from './slice'

/** This browser did not read it, and the server will not. */
const heicFailure = (file: File): Failure | null =>
  isHeic(file) ? { code: 'image_unsupported', details: { kind: 'heic' } } : null

/** What the server would refuse anyway, said before minutes are spent on sending it. */
const typeFailure = ({ type }: File): Failure | null =>
  // Some systems do not know a file's type; the server checks the bytes.
  type && !type.startsWith('image/') ? { code: 'image_unsupported', details: {} } : null
const sizeFailure = ({ size }: File): Failure | null =>
  size > limits.photoMaxBytes ? { code: 'body_too_large', details: {} } : null

/** Uploads one photo and reports progress. */
export function* uploadPhoto({ payload: { id, file: chosen } }: ReturnType<typeof uploadRequested>) {
  const shrink = yield* getContext<SignupContext['shrink']>('shrink')
  const file = typeFailure(chosen) ? chosen : yield* call(shrink, chosen)
  const refusal = typeFailure(file) ?? heicFailure(file) ?? sizeFailure(file)
  if (refusal) {
    yield* put(uploadFailed({ id, failure: refusal }))
    return
  }
  let tell: (fraction: number | END) => void = () => {}
  const progress = eventChannel<number>((emit) => {
    tell = emit
    return () => {}
  })
  yield* fork(function* () {
    for (;;) yield* put(uploadAdvanced({ id, fraction: yield* take(progress) }))
  })
  try {
    const body = new FormData()
    body.append('photo', file)
    const answer = yield* callApi('uploadPhoto', { body, onUploadProgress: tell })
    if (!answer) {
      yield* put(uploadFailed({ id, failure: signedOut }))
      return
    }
    yield* put(profileRequested())
    yield* put(uploadEnded({ id }))
    yield* refreshSession()
  } catch (error) {
    yield* put(uploadFailed({ id, failure: failureOf(error) }))
  } finally {
    yield* call(tell, END)
  }
}
