import { createIdempotencyKey } from '@duetto/shared/http'
import { callApi, failureOf, safely } from '@duetto/shared/redux'
import { call, getContext, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import type { PaymentsContext, PaymentsState } from '../../state'
import { catalogueRequested } from '../catalogue/slice'
import {
  codeResent,
  debitConfirmed,
  debitFailed,
  debitLeft,
  debitRequested,
  debitSent,
  waitingLoaded,
  waitingRequested,
} from './slice'

function* goTo(path: string) {
  yield* call(yield* getContext<PaymentsContext['goTo']>('goTo'), path)
}

function* start({ payload }: ReturnType<typeof debitRequested>) {
  const intended = yield* select((state: PaymentsState) => state.directDebit.intended)
  const waiting = yield* callApi('startDirectDebit', { body: payload, idempotencyKey: intended?.key })
  yield* put(debitSent(waiting ? { waiting } : {}))
  if (waiting) yield* goTo(`/directdebit?package=${payload.package}&payment=${waiting.payment.payment_id}`)
}

function* resend({ payload: payment }: ReturnType<typeof codeResent>) {
  const waiting = yield* callApi('sendDirectDebitCode', {
    body: { payment },
    idempotencyKey: createIdempotencyKey(),
  })
  yield* put(debitSent(waiting ? { waiting, isResent: true } : {}))
}

function* confirm({ payload: { payment, packageId, code } }: ReturnType<typeof debitConfirmed>) {
  const answer = yield* callApi('confirmDirectDebit', {
    body: { payment, sms_code: code },
    idempotencyKey: createIdempotencyKey(),
  })
  yield* put(debitSent({}))
  if (answer) yield* goTo(`/credits/${packageId}/directdebit?payment=${payment}`)
}

function* fetchWaiting({ payload: id }: ReturnType<typeof waitingRequested>) {
  const known = yield* select((state: PaymentsState) => state.directDebit.waiting)
  if (known?.payment.payment_id === id) return
  const waiting = yield* callApi('getDirectDebit', { query: { id } })
  if (!waiting) return
  if (waiting.payment.state === 'created') yield* put(waitingLoaded(waiting))
  else yield* put(debitFailed({ code: 'sms_code_expired', details: {} }))
}

/** Cancels the worker when the member leaves the page, because a late response must not navigate. */
const whileOpen = <Action>(worker: (action: Action) => Generator) =>
  safely(function* (action: Action) {
    try {
      yield* race({ done: call(worker, action), left: take(debitLeft) })
    } catch (error) {
      const failure = failureOf(error)
      yield* put(debitFailed(failure))
      if (failure.code === 'conflict') yield* put(catalogueRequested())
    }
  })

export function* directDebitSaga() {
  yield* takeLeading(debitRequested, whileOpen(start))
  yield* takeLeading(codeResent, whileOpen(resend))
  yield* takeLeading(debitConfirmed, whileOpen(confirm))
  yield* takeLatest(waitingRequested, whileOpen(fetchWaiting))
}
