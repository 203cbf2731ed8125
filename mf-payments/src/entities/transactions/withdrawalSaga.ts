import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, select, takeEvery } from 'typed-redux-saga'
import type { PaymentsContext, PaymentsState } from '../../state'
import { transactionsRequested } from './slice'
import { withdrawalConfirmed, withdrawalFailed, withdrawalLeft, withdrawalSucceeded } from './withdrawalSlice'

const selectOpened = (state: PaymentsState) => state.withdrawal.opened
const selectShownId = (state: PaymentsState) => state.transactions.id

function* withdraw() {
  const opened = yield* select(selectOpened)
  if (!opened) return
  try {
    const answer = yield* callApi('withdraw', {
      body: {
        payment: opened.payment.payment_id,
        confirm: true,
        refund_minor: opened.payment.withdrawal?.refund_minor,
      },
      idempotencyKey: opened.key,
    })
    if (yield* isStillOpen(opened)) {
      yield* put(answer ? withdrawalSucceeded(answer) : withdrawalLeft())
      yield* put(transactionsRequested(yield* select(selectShownId)))
    }
  } catch (error) {
    const { code, details } = failureOf(error)
    if (yield* isStillOpen(opened)) yield* put(withdrawalFailed({ code, details }))
    return
  }
  const refreshBalance = yield* getContext<PaymentsContext['refreshBalance']>('refreshBalance')
  yield* call(refreshBalance)
}

function* isStillOpen({ key }: { key: string }) {
  return (yield* select(selectOpened))?.key === key
}

export function* withdrawalSaga() {
  // `takeEvery`: a pending request from an earlier visit to the page must not block this one.
  yield* takeEvery(withdrawalConfirmed, safely(withdraw))
}
