import { uploadImage } from '@duetto/shared/redux'
import { getContext, put } from 'typed-redux-saga'
import type { SignUpContext } from '../../state'
import { refreshSession } from './refreshSession'
import { profileRequested, uploadAdvanced, uploadEnded, uploadFailed } from './slice'
import type { uploadRequested } from './slice'

export function* uploadPhoto({ payload: { id, file } }: ReturnType<typeof uploadRequested>) {
  const shrink = yield* getContext<SignUpContext['shrink']>('shrink')
  const { failure } = yield* uploadImage('uploadPhoto', {
    file,
    shrink,
    onProgress: (fraction) => uploadAdvanced({ id, fraction }),
  })
  if (failure) {
    yield* put(uploadFailed({ id, failure }))
    return
  }
  yield* put(profileRequested())
  yield* put(uploadEnded({ id }))
  yield* refreshSession()
}
