import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, race, take, takeLatest, takeLeading } from 'typed-redux-saga'
import {
  removalFailed,
  removalRequested,
  repeatOfferFailed,
  repeatOfferLeft,
  repeatOfferLoaded,
  repeatOfferRequested,
} from './slice'

function* fetchOffer() {
  try {
    const { answer } = yield* race({ answer: callApi('getRepeatOrder'), left: take(repeatOfferLeft) })
    if (answer) yield* put(repeatOfferLoaded(answer.order))
  } catch (error) {
    yield* put(repeatOfferFailed(codeOf(error)))
  }
}

function* remove({ payload: method }: ReturnType<typeof removalRequested>) {
  try {
    const { left } = yield* race({
      answer: callApi('removeStoredMethod', { body: { method } }),
      left: take(repeatOfferLeft),
    })
    if (!left) yield* put(repeatOfferRequested())
  } catch (error) {
    yield* put(removalFailed(codeOf(error)))
  }
}

export function* repeatOfferSaga() {
  yield* takeLeading(removalRequested, safely(remove))
  yield* takeLatest(repeatOfferRequested, safely(fetchOffer))
}
