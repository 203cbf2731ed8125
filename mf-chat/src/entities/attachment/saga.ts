import { limits } from '@duetto/shared/domain'
import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { END, eventChannel } from 'redux-saga'
import { call, fork, put, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { changeFailed } from '../changes/slice'
import { messageChanged } from '../conversation/slice'
import {
  mediaOpened,
  uploadAdvanced,
  uploadClosed,
  uploadEnded,
  uploadFailed,
  uploadRequested,
} from './slice'

/** Uploads a file for a message; it costs nothing until it is sent. */
function* upload({ payload: file }: ReturnType<typeof uploadRequested>) {
  // What the server would refuse anyway, said before minutes are spent on sending it.
  if (file.type !== '' && !file.type.startsWith('image/'))
    return yield* put(uploadFailed('image_unsupported'))
  if (file.size > limits.photoMaxBytes) return yield* put(uploadFailed('body_too_large'))
  let tell: (fraction: number | END) => void = () => {}
  const progress = eventChannel<number>((emit) => {
    tell = emit
    return () => {}
  })
  yield* fork(function* () {
    for (;;) yield* put(uploadAdvanced(yield* take(progress)))
  })
  try {
    const body = new FormData()
    body.append('photo', file)
    const answer = yield* callApi('uploadMedia', { body, onUploadProgress: tell })
    yield* put(answer ? uploadEnded(answer.upload) : uploadFailed('authentication_required'))
  } catch (error) {
    yield* put(uploadFailed(codeOf(error)))
  } finally {
    yield* call(tell, END)
  }
}

function* open({ payload: message }: ReturnType<typeof mediaOpened>) {
  try {
    const answer = yield* callApi('openMedia', { body: { message } })
    if (answer) yield* put(messageChanged(answer.message))
  } catch (error) {
    yield* put(changeFailed(codeOf(error)))
  }
}

export function* attachmentSaga() {
  yield* takeLatest(
    [uploadRequested, uploadClosed],
    safely(function* (action: ReturnType<typeof uploadRequested>) {
      if (uploadRequested.match(action)) yield* upload(action)
    }),
  )
  yield* takeEvery(mediaOpened, safely(open))
}
