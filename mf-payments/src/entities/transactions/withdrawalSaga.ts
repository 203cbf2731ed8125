import { callApi, codeOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, select, takeLeading } from 'typed-redux-saga'
import type { PaymentsContext, PaymentsState } from '../../state'
import { transactionsRequested } from './slice'
import { withdrawalConfirmed, withdrawalFailed, withdrawalLeft, withdrawalSucceeded } from './withdrawalSlice'

const selectBegun = (state: PaymentsState) => state.withdrawal.begun
const selectShownId = (state: PaymentsState) => state.transactions.id

/** Withdraws from the purchase in the dialog; then list and balance are read again. */
function* withdraw() {
  const begun = yield* select(selectBegun)
  if (!begun) return
  try {
    const answer = yield* callApi('withdraw', {
      body: { payment: begun.payment.payment_id, confirm: true },
      idempotencyKey: begun.key,
    })
    yield* put(answer ? withdrawalSucceeded(answer) : withdrawalLeft())
  } catch (error) {
    yield* put(withdrawalFailed(codeOf(error)))
    return
  }
  yield* put(transactionsRequested(yield* select(selectShownId)))
  const refreshBalance = yield* getContext<PaymentsContext['refreshBalance']>('refreshBalance')
  yield* call(refreshBalance)
}

export function* withdrawalSaga() {
  yield* takeLeading(withdrawalConfirmed, safely(withdraw))
}
