import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, select, takeLeading } from 'typed-redux-saga'
import type { PaymentsContext, PaymentsState } from '../../state'
import { transactionsRequested } from './slice'
import { withdrawalConfirmed, withdrawalFailed, withdrawalLeft, withdrawalSucceeded } from './withdrawalSlice'

const selectBegun = (state: PaymentsState) => state.withdrawal.begun
const selectShownId = (state: PaymentsState) => state.transactions.id

/** Withdraws from the purchase in the dialog; then list and balance are read again. Who has left hears of it by mail. */
function* withdraw() {
  const begun = yield* select(selectBegun)
  if (!begun) return
  try {
    const answer = yield* callApi('withdraw', {
      body: {
        payment: begun.payment.payment_id,
        confirm: true,
        refund_minor: begun.payment.withdrawal?.refund_minor,
      },
      idempotencyKey: begun.key,
    })
    if (!(yield* isStillThere(begun))) return
    yield* put(answer ? withdrawalSucceeded(answer) : withdrawalLeft())
  } catch (error) {
    const { code, details } = failureOf(error)
    if (yield* isStillThere(begun)) yield* put(withdrawalFailed({ code, details }))
    return
  }
  yield* put(transactionsRequested(yield* select(selectShownId)))
  const refreshBalance = yield* getContext<PaymentsContext['refreshBalance']>('refreshBalance')
  yield* call(refreshBalance)
}

/** The page is still open, on the withdrawal that was sent. */
function* isStillThere({ key }: { key: string }) {
  return (yield* select(selectBegun))?.key === key
}

export function* withdrawalSaga() {
  yield* takeLeading(withdrawalConfirmed, safely(withdraw))
}
