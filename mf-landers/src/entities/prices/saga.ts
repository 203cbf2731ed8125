import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { put, takeLeading } from 'typed-redux-saga'
import { pricesReceived, pricesRequested } from './slice'

function* fetchPrices() {
  try {
    const answer = yield* callApi('getPackages')
    const packages = answer ? answer.packages : []
    const prices = packages.map(({ per_message_minor: price }) => price)
    const currency = packages[0]?.currency
    yield* put(
      pricesReceived(currency ? { from: Math.min(...prices), to: Math.max(...prices), currency } : null),
    )
  } catch (error) {
    // Ignore API errors: the price list then leaves the price empty. `codeOf` rethrows other errors.
    codeOf(error)
    yield* put(pricesReceived(null))
  }
}

export function* pricesSaga() {
  yield* takeLeading(pricesRequested, safely(fetchPrices))
}
