import { safely } from '@duetto/shared/redux'
import { call, put, takeEvery } from 'typed-redux-saga'
import { translationFailed, translationFound, translationLoading, translationWanted } from './slice'
import { detectLanguage, findAvailability, translate } from './translator'

function* run({ payload: { messageId, text, to } }: ReturnType<typeof translationWanted>) {
  try {
    const from = yield* call(detectLanguage, text)
    if (from === to) return yield* put(translationFound({ messageId, text, from }))
    const pair = { sourceLanguage: from, targetLanguage: to }
    const availability = yield* call(findAvailability, pair)
    if (availability === 'unavailable') return yield* put(translationFailed({ messageId, why: 'impossible' }))
    if (availability !== 'available') yield* put(translationLoading(messageId))
    yield* put(translationFound({ messageId, text: yield* call(translate, text, pair), from }))
  } catch {
    // A model did not come, or the browser wants another tap before it loads one.
    yield* put(translationFailed({ messageId, why: 'failed' }))
  }
}

export function* translationSaga() {
  yield* takeEvery(translationWanted, safely(run))
}
