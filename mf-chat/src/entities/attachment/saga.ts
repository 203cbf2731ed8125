import { kindOf } from '@duetto/shared/media'
import { callApi, codeOf, safely, uploadFile, uploadImage } from '@duetto/shared/redux'
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga'
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

function* upload({ payload: { kind, file } }: ReturnType<typeof uploadRequested>) {
  const found = yield* call(kindOf, file)
  if (kind === 'voice' && found !== null && found !== 'webm') {
    yield* put(uploadFailed('audio_unsupported'))
    return
  }
  const { answer, failure } =
    kind === 'voice'
      ? yield* uploadFile('uploadMedia', { file, field: 'voice', onProgress: uploadAdvanced })
      : yield* uploadImage('uploadMedia', { file, onProgress: uploadAdvanced })
  yield* put(answer ? uploadEnded(answer.upload) : uploadFailed(failure.code))
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
