import type { Payment } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { safely, callApi, failureOf } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'
import { storeWaitingMessage } from '@duetto/shared/platform'
import { call, delay, getContext, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import type { PaymentsContext, PaymentsState } from '../../state'
import { catalogueRequested } from '../catalogue/slice'
import { isOpenState, isUnpaid, outcomeOf } from './outcome'
import {
  cancelFailed,
  cancelRequested,
  cancelled,
  orderDone,
  orderFailed,
  orderLeft,
  orderRequested,
  paymentFailed,
  paymentFollowed,
  paymentLeft,
  paymentLoaded,
  repeatRequested,
} from './slice'
import type { Order } from './slice'
import { openWallet } from './wallet'

const FIRST_WAIT_MS = 1500
const LONGEST_WAIT_MS = 15_000

function* proceed(payment: Payment) {
  yield* put(orderDone(payment))
  const leaveTo = yield* getContext<PaymentsContext['leaveTo']>('leaveTo')
  const showResult = yield* getContext<PaymentsContext['showResult']>('showResult')
  if (payment.redirect_url) yield* call(leaveTo, payment.redirect_url)
  else yield* call(showResult, payment)
}

function* findRepeated({ code, details }: Failure) {
  if (code !== 'conflict' || details['reason'] !== 'repeated' || typeof details['payment'] !== 'number')
    return null
  try {
    const answer = yield* callApi('getPayment', { query: { id: details['payment'] } })
    return answer ? answer.payment : null
  } catch (error) {
    failureOf(error)
    return null
  }
}

/** Returns null if the member closes the sheet, undefined if the order uses no wallet or the wallet fails. */
function* openSheet({ method, wallet }: Order) {
  if (!wallet) return undefined
  const http = yield* getContext<PaymentsContext['http']>('http')
  const startSession = async (): Promise<object> => {
    const answer = await http.call('startWalletSession', { body: { method } })
    return answer ? answer.session : {}
  }
  try {
    return yield* call(openWallet, wallet, startSession)
  } catch {
    return undefined
  }
}

function* order({ payload }: ReturnType<typeof orderRequested>) {
  const sheet = yield* call(openSheet, payload)
  if (sheet === null) return yield* put(orderLeft())
  const { key, wallet: _, waiting, ...body } = payload
  try {
    const answer = yield* callApi('startPayment', {
      body: {
        ...body,
        ...(waiting && { message_key: waiting.message.key }),
        ...(sheet && { wallet_token: sheet.token }),
      },
      idempotencyKey: key,
    })
    if (!answer) {
      // The session has ended. Close the sheet, which would cover the login.
      yield* call(close, sheet, false)
      return yield* put(orderLeft())
    }
    yield* call(close, sheet, answer.payment.state !== 'failed')
    if (waiting) yield* call(rememberOrder, waiting, answer.payment)
    yield* call(proceed, answer.payment)
  } catch (error) {
    yield* call(close, sheet, false)
    const failure = failureOf(error)
    const repeated = yield* call(findRepeated, failure)
    if (repeated) return yield* call(proceed, repeated)
    yield* put(orderFailed(failure))
    // A conflict usually means that the price has changed. Reload the catalogue to show the new one.
    if (failure.code === 'conflict') yield* put(catalogueRequested())
  }
}

function* rememberOrder({ message, ...how }: NonNullable<Order['waiting']>, payment: Payment) {
  const now = yield* getContext<PaymentsContext['now']>('now')
  const { payment_id: id, package: packageId, method } = payment
  const order = { payment: id, ...how, at: now() }
  yield* call(storeWaitingMessage, { ...message, order, choice: { package: packageId, method } })
}

/** Ignores errors, which do not affect the payment. */
const close = async (sheet: Awaited<ReturnType<typeof openWallet>> | undefined, isGood: boolean) =>
  sheet?.close(isGood ? 'success' : 'fail').catch(() => undefined)

function* repeat({ payload: { key, ...body } }: ReturnType<typeof repeatRequested>) {
  try {
    const answer = yield* callApi('repeatOrder', { body, idempotencyKey: key })
    if (answer) yield* call(proceed, answer.payment)
  } catch (error) {
    yield* put(orderFailed(failureOf(error)))
  }
}

function* cancel({ payload: payment }: ReturnType<typeof cancelRequested>) {
  try {
    const answer = yield* callApi('cancelPayment', { body: { payment } })
    if (answer) yield* put(cancelled(answer.payment))
  } catch {
    yield* put(cancelFailed())
  }
}

function* pollPayment({ payload: { id, redirectResult } }: ReturnType<typeof paymentFollowed>) {
  if (redirectResult !== null) {
    try {
      yield* callApi('completePayment', { body: { payment: id, redirect_result: redirectResult } })
    } catch (error) {
      // Ignore API errors, because the redirect result may have been used before. Polling loads the state.
      failureOf(error)
    }
  }
  let waitMs = FIRST_WAIT_MS
  for (;;) {
    const answer = yield* callApi('getPayment', { query: { id } })
    if (!answer) return
    yield* put(paymentLoaded(answer.payment))
    if (!isOpenState(answer.payment.state)) return
    yield* delay(waitMs)
    waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS)
  }
}

/** Matches any final state, even `paid`. Polling continues while a reservation is being released. */
const isCancelled = (action: unknown): boolean =>
  cancelled.match(action) && !isOpenState(action.payload.state)

/**
 * Polls the payment. If a message waits for it, returns to the conversation once the payment is completed or, if it was
 * ordered there, has failed, expired or been cancelled.
 */
function* follow(action: ReturnType<typeof paymentFollowed>) {
  yield* race({ polled: call(pollPayment, action), cancelled: take(isCancelled) })
  const payment = yield* select((state: PaymentsState) => state.payment.payment)
  if (!payment || isOpenState(payment.state)) return
  if (isUnpaid(outcomeOf(payment))) return yield* call(returnToConversation, payment)
  const refreshBalance = yield* getContext<PaymentsContext['refreshBalance']>('refreshBalance')
  yield* call(refreshBalance)
  if (outcomeOf(payment) === 'completed') yield* call(returnToConversation, payment)
}

function* returnToConversation(payment: Payment) {
  const findWaiting = yield* getContext<PaymentsContext['findWaiting']>('findWaiting')
  const waiting = findWaiting(payment.payment_id)
  if (!waiting || (isUnpaid(outcomeOf(payment)) && !waiting.order?.isInPlace)) return
  const goTo = yield* getContext<PaymentsContext['goTo']>('goTo')
  yield* call(goTo, addresses.chatWith(waiting.profileId))
}

function* followUntilLeft(action: ReturnType<typeof paymentFollowed>) {
  try {
    yield* race({ done: call(follow, action), left: take(paymentLeft) })
  } catch (error) {
    yield* put(paymentFailed(failureOf(error).code))
  }
}

export function* paymentSaga() {
  yield* takeLeading(orderRequested, safely(order))
  yield* takeLeading(repeatRequested, safely(repeat))
  yield* takeLeading(cancelRequested, safely(cancel))
  yield* takeLatest(paymentFollowed, safely(followUntilLeft))
}
