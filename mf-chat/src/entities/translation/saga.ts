import { safely } from '@duetto/shared/redux'
import { call, put, takeEvery } from 'typed-redux-saga'
import { translationFailed, translationFound, translationWanted } from './slice'
import { translate } from './translator'

function* run({ payload: { messageId, text, to } }: ReturnType<typeof translationWanted>) {
  try {
    yield* put(translationFound({ messageId, ...(yield* call(translate, text, to)) }))
  } catch {
    // No such pair of languages, or the browser could not load its model.
    yield* put(translationFailed(messageId))
  }
}

export function* translationSaga() {
  yield* takeEvery(translationWanted, safely(run))
}
