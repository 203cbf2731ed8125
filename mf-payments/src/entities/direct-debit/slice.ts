import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, CallResponse } from '@duetto/shared/contract'
import type { PackageId } from '@duetto/shared/domain'
import { createIdempotencyKey } from '@duetto/shared/http'
import { isTransient } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'

export type DebitOrder = CallBody<'startDirectDebit'>
export type AwaitingCode = CallResponse<'getDirectDebit'>

interface DirectDebitState {
  waiting: AwaitingCode | null
  failure: Failure | null
  isSending: boolean
  isResent: boolean
  intended: { order: string; key: string } | null
}

const initialState: DirectDebitState = {
  waiting: null,
  failure: null,
  isSending: false,
  isResent: false,
  intended: null,
}

const send = (state: DirectDebitState): void => {
  Object.assign(state, { failure: null, isSending: true, isResent: false })
}

const slice = createSlice({
  name: 'directDebit',
  initialState,
  reducers: {
    debitRequested: {
      prepare: (payload: DebitOrder) => ({ payload, meta: { key: createIdempotencyKey() } }),
      reducer: (state, { payload, meta }: PayloadAction<DebitOrder, string, { key: string }>) => {
        send(state)
        const order = JSON.stringify(payload)
        // An order without a response may have been placed, so a retry of the same order reuses the key.
        if (state.intended?.order !== order) state.intended = { order, key: meta.key }
      },
    },
    codeResent: (state, _action: PayloadAction<number>) => send(state),
    debitConfirmed: (
      state,
      _action: PayloadAction<{ payment: number; packageId: PackageId; code: string }>,
    ) => send(state),
    waitingRequested: (_state, _action: PayloadAction<number>) => {},
    waitingLoaded: (state, { payload }: PayloadAction<AwaitingCode>) => {
      state.waiting = payload
    },
    debitSent: (state, { payload }: PayloadAction<{ waiting?: AwaitingCode; isResent?: boolean }>) => {
      state.isSending = false
      if (payload.waiting) state.waiting = payload.waiting
      state.isResent = payload.isResent ?? false
    },
    debitFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.isSending = false
      state.failure = payload
      if (!isTransient(payload.code)) state.intended = null
    },
    debitLeft: () => initialState,
  },
})

export const {
  debitRequested,
  codeResent,
  debitConfirmed,
  waitingRequested,
  waitingLoaded,
  debitSent,
  debitFailed,
  debitLeft,
} = slice.actions
export const directDebitReducer = slice.reducer
