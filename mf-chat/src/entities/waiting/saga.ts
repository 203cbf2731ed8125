import type { Payment } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { dropWaitingMessage, readWaitingMessage, storeWaitingMessage } from '@duetto/shared/platform'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, takeEvery } from 'typed-redux-saga'
import type { ChatContext } from '../../state'
import { waitingChecked, waitingPaid } from './slice'

const paid: readonly Payment['state'][] = ['paid', 'partially_refunded']
const ended: readonly Payment['state'][] = ['failed', 'cancelled', 'expired', 'refunded', 'charged_back']

/**
 * Hands a message over for sending once the purchase that it waits for is paid, if the member said so when ordering. A
 * payment that takes long leaves it in the field: the member may have moved on.
 */
function* check({ payload: profileId }: ReturnType<typeof waitingChecked>) {
  const userId = (yield* getContext<ChatContext['userId']>('userId'))()
  if (userId === null) return
  const payment = (yield* call(readWaitingMessage, userId, profileId))?.order?.payment
  if (payment === undefined) return
  let state: Payment['state']
  try {
    const answer = yield* callApi('getPayment', { query: { id: payment } })
    if (!answer) return
    state = answer.payment.state
  } catch (error) {
    // The next change of the balance, or the next visit, checks again.
    failureOf(error)
    return
  }
  // Another check or tab may have settled it during the call.
  const waiting = yield* call(readWaitingMessage, userId, profileId)
  if (waiting?.order?.payment !== payment) return
  if (ended.includes(state)) yield* call(storeWaitingMessage, { ...waiting, order: null })
  if (!paid.includes(state)) return
  yield* call(dropWaitingMessage, userId, profileId)
  const now = yield* getContext<ChatContext['now']>('now')
  const { order, key, text } = waiting
  const isRecent = now() - order.at <= timings.waitingMessageMs
  if (order.sends && isRecent) yield* put(waitingPaid({ profileId, key, text }))
}

export function* waitingSaga() {
  yield* takeEvery(waitingChecked, safely(check))
}
