import { safely } from '@duetto/shared/redux'
import { buffers, channel } from 'redux-saga'
import { call, fork, put, race, take, takeEvery } from 'typed-redux-saga'
import { conversationOpened } from '../conversation/slice'
import {
  translationClosed,
  translationFailed,
  translationFound,
  translationLoading,
  translationWanted,
} from './slice'
import { detectLanguage, findAvailability, translate, whyNot } from './translator'
import type { LanguagePair } from './translator'

type Wanted = ReturnType<typeof translationWanted>['payload']

/** Loads the model that is missing, and says how far it is. */
function* translateLoading({ messageId, text }: Wanted, pair: LanguagePair, signal: AbortSignal) {
  const shares = channel<number>(buffers.sliding(1))
  yield* put(translationLoading({ messageId, share: 0 }))
  yield* fork(function* () {
    for (;;) yield* put(translationLoading({ messageId, share: yield* take(shares) }))
  })
  try {
    return yield* call(translate, text, pair, { signal, onProgress: shares.put })
  } finally {
    // Ends the fork, too.
    shares.close()
  }
}

function* find(wanted: Wanted, signal: AbortSignal) {
  const { messageId, text, to } = wanted
  try {
    const from = yield* call(detectLanguage, text)
    if (from === to) return yield* put(translationFound({ messageId, text, from }))
    const pair = { sourceLanguage: from, targetLanguage: to }
    const availability = yield* call(findAvailability, pair)
    if (availability === 'unavailable') return yield* put(translationFailed({ messageId, why: 'impossible' }))
    const translated =
      availability === 'available'
        ? yield* call(translate, text, pair, { signal })
        : yield* call(translateLoading, wanted, pair, signal)
    yield* put(translationFound({ messageId, text: translated, from }))
  } catch (error) {
    yield* put(translationFailed({ messageId, why: whyNot(error) }))
  }
}

/** Until it is there, or nobody waits for it any more. */
function* run({ payload: wanted }: ReturnType<typeof translationWanted>) {
  const leave = new AbortController()
  const isLeft = (action: unknown): boolean =>
    conversationOpened.match(action) ||
    (translationClosed.match(action) && action.payload === wanted.messageId)
  yield* race({ found: call(find, wanted, leave.signal), left: take(isLeft) })
  leave.abort()
}

export function* translationSaga() {
  yield* takeEvery(translationWanted, safely(run))
}
