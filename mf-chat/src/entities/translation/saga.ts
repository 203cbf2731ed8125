import { safely } from '@duetto/shared/redux'
import { buffers, channel } from 'redux-saga'
import { call, fork, put, race, take, takeEvery } from 'typed-redux-saga'
import { conversationOpened } from '../conversation/slice'
import {
  translationClosed,
  translationFailed,
  translationFound,
  translationLoading,
  translationRequested,
} from './slice'
import { detectLanguage, findAvailability, translate, classifyError } from './translator'
import type { LanguagePair } from './translator'

type TranslationRequest = ReturnType<typeof translationRequested>['payload']

function* translateLoading({ messageId, text }: TranslationRequest, pair: LanguagePair, signal: AbortSignal) {
  const shares = channel<number>(buffers.sliding(1))
  yield* put(translationLoading({ messageId, share: 0 }))
  yield* fork(function* () {
    for (;;) yield* put(translationLoading({ messageId, share: yield* take(shares) }))
  })
  try {
    return yield* call(translate, text, pair, { signal, onProgress: shares.put })
  } finally {
    shares.close()
  }
}

function* find(request: TranslationRequest, signal: AbortSignal) {
  const { messageId, text, to } = request
  try {
    const from = yield* call(detectLanguage, text)
    if (from === to) return yield* put(translationFound({ messageId, text, from }))
    const pair = { sourceLanguage: from, targetLanguage: to }
    const availability = yield* call(findAvailability, pair)
    if (availability === 'unavailable') return yield* put(translationFailed({ messageId, why: 'impossible' }))
    const translated =
      availability === 'available'
        ? yield* call(translate, text, pair, { signal })
        : yield* call(translateLoading, request, pair, signal)
    yield* put(translationFound({ messageId, text: translated, from }))
  } catch (error) {
    yield* put(translationFailed({ messageId, why: classifyError(error) }))
  }
}

function* run({ payload: request }: ReturnType<typeof translationRequested>) {
  const leave = new AbortController()
  const isLeft = (action: unknown): boolean =>
    conversationOpened.match(action) ||
    (translationClosed.match(action) && action.payload === request.messageId)
  yield* race({ found: call(find, request, leave.signal), left: take(isLeft) })
  leave.abort()
}

export function* translationSaga() {
  yield* takeEvery(translationRequested, safely(run))
}
