import { safely } from '@duetto/shared/redux'
import { all, put, takeLatest } from 'typed-redux-saga'
import { callApi, failureOf } from '@duetto/shared/redux'
import {
  catalogueFailed,
  catalogueLoaded,
  catalogueRequested,
  codeFailed,
  codeLoaded,
  codeRequested,
} from './slice'

function* fetchCatalogue() {
  try {
    const { packages, methods } = yield* all({
      packages: callApi('getPackages'),
      methods: callApi('getPaymentMethods'),
    })
    if (packages && methods)
      yield* put(
        catalogueLoaded({
          packages: packages.packages,
          discount: packages.discount,
          debtCredits: packages.debt_credits,
          vatPermille: packages.vat_permille,
          lastMethod: methods.last_method,
          methods: methods.methods,
        }),
      )
  } catch (error) {
    yield* put(catalogueFailed(failureOf(error).code))
  }
}

function* fetchCode({ payload }: ReturnType<typeof codeRequested>) {
  try {
    const answer = yield* callApi('getDiscountCode', { query: { ...payload } })
    if (!answer) return
    yield* put(answer.discountcode ? codeLoaded(answer.discountcode) : codeFailed('discount_not_found'))
  } catch (error) {
    yield* put(codeFailed(failureOf(error).code))
  }
}

export function* catalogueSaga() {
  yield* takeLatest(catalogueRequested, safely(fetchCatalogue))
  yield* takeLatest(codeRequested, safely(fetchCode))
}
