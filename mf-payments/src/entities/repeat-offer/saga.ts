import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, race, take, takeLatest } from 'typed-redux-saga'
import { repeatOfferFailed, repeatOfferLeft, repeatOfferLoaded, repeatOfferRequested } from './slice'

/** The last purchase as it would be repeated; loading it orders nothing. */
function* fetchOffer() {
  try {
    const { answer } = yield* race({ answer: callApi('getRepeatOrder'), left: take(repeatOfferLeft) })
    if (answer) yield* put(repeatOfferLoaded(answer.order))
  } catch (error) {
    yield* put(repeatOfferFailed(codeOf(error)))
  }
}

export function* repeatOfferSaga() {
  yield* takeLatest(repeatOfferRequested, safely(fetchOffer))
}
