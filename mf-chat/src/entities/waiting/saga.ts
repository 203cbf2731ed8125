import type { Payment } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { dropWaitingMessage, readWaitingMessage, storeWaitingMessage } from '@duetto/shared/platform'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, takeEvery } from 'typed-redux-saga'
import type { ChatContext } from '../../state'
import { phaseOf } from './phase'
import { checkoutChosen, purchaseChanged, waitingChecked, waitingPaid } from './slice'

function* check({ payload: profileId }: ReturnType<typeof waitingChecked>) {
  const userId = (yield* getContext<ChatContext['userId']>('userId'))()
  if (userId === null) return
  const payment = (yield* call(readWaitingMessage, userId, profileId))?.order?.payment
  if (payment === undefined) return
  let found: Payment
  try {
    const answer = yield* callApi('getPayment', { query: { id: payment } })
    if (!answer) return
    found = answer.payment
  } catch (error) {
    // Ignore API errors, because the next balance change or visit checks again.
    failureOf(error)
    return
  }
  // Another check or tab may have handled the purchase during the request.
  const waiting = yield* call(readWaitingMessage, userId, profileId)
  if (waiting?.order?.payment !== payment) return
  const { state, failure, credits, debt_credits: debt, package: packageId, method } = found
  const { order, key, text, isFirst = false } = waiting
  const phase = phaseOf(state)
  if (phase !== 'returned')
    yield* put(
      purchaseChanged({
        profileId,
        payment,
        state,
        failure,
        package: packageId,
        method,
        credits: credits - debt,
        isFirst,
      }),
    )
  if (phase === 'unpaid' || phase === 'returned')
    yield* call(storeWaitingMessage, { ...waiting, order: null })
  if (phase !== 'paid') return
  yield* call(dropWaitingMessage, userId, profileId)
  const now = yield* getContext<ChatContext['now']>('now')
  const isRecent = now() - order.at <= timings.waitingMessageMs
  if (order.sends && isRecent) yield* put(waitingPaid({ profileId, key, text }))
}

/** Stores the current text, because the checkout page reads it from the waiting message. */
function* storeText({ payload: { profileId, text } }: ReturnType<typeof checkoutChosen>) {
  const userId = (yield* getContext<ChatContext['userId']>('userId'))()
  const waiting = userId === null ? null : yield* call(readWaitingMessage, userId, profileId)
  if (waiting) yield* call(storeWaitingMessage, { ...waiting, text: text.trim() })
}

export function* waitingSaga() {
  yield* takeEvery(checkoutChosen, safely(storeText))
  yield* takeEvery(waitingChecked, safely(check))
}
