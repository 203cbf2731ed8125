import { END, eventChannel } from 'redux-saga'
import type { Action } from 'redux'
import { call, fork, put, take } from 'typed-redux-saga'
import type { CallResponse } from '../contract'
import { callApi, failureOf, signedOut } from './callApi'

interface UploadOptions {
  file: File
  field: 'photo' | 'voice'
  onProgress: (fraction: number) => Action
}

/** Returns `answer`, or `failure` for API errors and for an ended session. Throws other errors. */
export function* uploadFile<Name extends 'uploadPhoto' | 'uploadMedia' | 'sendSelfie'>(
  name: Name,
  { file, field, onProgress }: UploadOptions,
) {
  let report: (fraction: number | END) => void = () => {}
  const progress = eventChannel<number>((emit) => {
    report = emit
    return () => {}
  })
  yield* fork(function* () {
    for (;;) yield* put(onProgress(yield* take(progress)))
  })
  try {
    const body = new FormData()
    body.append(field, file)
    const answer: CallResponse<Name> | false = yield* callApi(name, { body, onUploadProgress: report })
    return answer ? { answer } : { failure: signedOut }
  } catch (error) {
    return { failure: failureOf(error) }
  } finally {
    yield* call(report, END)
  }
}
