import { safely, callApi, failureOf } from '@duetto/shared/redux'
import type { PaymentMethodOffer } from '@duetto/shared/contract'
import { isPaymentMethod } from '@duetto/shared/domain'
import type { PaymentMethod } from '@duetto/shared/domain'
import { all, call, delay, put, race, select, takeLatest } from 'typed-redux-saga'
import type { PaymentsState } from '../../state'
import {
  catalogueFailed,
  catalogueLoaded,
  catalogueRequested,
  codeFailed,
  codeLoaded,
  codeRequested,
  walletsFound,
  walletsRequested,
} from './slice'
import { hasWallet } from '../payment/wallet'

const WALLETS_WAIT_MS = 1000

function* fetchCatalogue() {
  try {
    const { packages, methods } = yield* all({
      packages: callApi('getPackages'),
      methods: callApi('getPaymentMethods'),
    })
    if (!packages || !methods) return
    // A newer API may offer methods that this build does not support.
    const known = methods.methods.filter(({ id }) => isPaymentMethod(id))
    yield* put(
      catalogueLoaded({
        packages: packages.packages,
        discount: packages.discount,
        debtCredits: packages.debt_credits,
        vatPermille: packages.vat_permille,
        lastMethod: methods.last_method,
        methods: known,
      }),
    )
  } catch (error) {
    yield* put(catalogueFailed(failureOf(error).code))
  }
}

function* detectWallets() {
  const methods = yield* select((state: PaymentsState) => state.catalogue.methods)
  const { found } = yield* race({ found: call(findWallets, methods), late: delay(WALLETS_WAIT_MS) })
  yield* put(walletsFound(found ?? []))
}

const findWallets = async (methods: readonly PaymentMethodOffer[]): Promise<PaymentMethod[]> => {
  const found = await Promise.all(
    methods.map(async ({ id, wallet }) => (wallet && (await hasWallet(wallet)) ? [id] : [])),
  )
  return found.flat()
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
  yield* takeLatest(walletsRequested, safely(detectWallets))
  yield* takeLatest(codeRequested, safely(fetchCode))
}
