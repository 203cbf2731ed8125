import { limits } from '@duetto/shared/domain'
import { eventChannel, END } from 'redux-saga'
import { call, fork, put, take } from 'typed-redux-saga'
import { callApi, failureOf, signedOut } from '../api'
import type { Failure } from '../api'
import { profileRequested, uploadAdvanced, uploadEnded, uploadFailed } from './slice'
import type { uploadRequested } from './slice'

/** What the server would refuse anyway, said before minutes are spent on sending it. */
export const fileFailure = (file: Pick<File, 'size' | 'type'>): Failure | null => {
  if (file.size > limits.photoMaxBytes) return { code: 'body_too_large', details: {} }
  // Some systems do not know the type of a HEIC file; the server looks at the bytes.
  if (file.type && !file.type.startsWith('image/')) return { code: 'image_unsupported', details: {} }
  return null
}

/** Sends one picture and tells how far it is. */
export function* uploadPhoto({ payload: { id, file } }: ReturnType<typeof uploadRequested>) {
  const refusal = fileFailure(file)
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
  } catch (error) {
    yield* put(uploadFailed({ id, failure: failureOf(error) }))
  } finally {
    yield* call(tell, END)
  }
}
