import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode, Payment } from '@duetto/shared/contract'
import { createIdempotencyKey } from '@duetto/shared/http'
import type { Failure } from '@duetto/shared/redux'

interface WithdrawalState {
  /** Withdrawal to confirm, with an idempotency key for the displayed amount. */
  opened: { payment: Payment; key: string } | null
  isSending: boolean
  errorCode: FailureCode | null
  done: CallResponse<'withdraw'> | null
}

const initialState: WithdrawalState = { opened: null, isSending: false, errorCode: null, done: null }

const slice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    withdrawalOpened: {
      prepare: (payment: Payment) => ({ payload: { payment, key: createIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ payment: Payment; key: string }>) => {
        state.opened = payload
        state.errorCode = null
      },
    },
    // A withdrawal that was sent cannot be cancelled, because its outcome must be shown.
    withdrawalCancelled: (state) => {
      if (!state.isSending) state.opened = null
    },
    withdrawalConfirmed: (state) => {
      state.isSending = true
      state.errorCode = null
    },
    withdrawalSucceeded: (_, { payload }: PayloadAction<CallResponse<'withdraw'>>) => ({
      ...initialState,
      done: payload,
    }),
    withdrawalFailed: (state, { payload: { code, details } }: PayloadAction<Failure>) => {
      state.isSending = false
      state.errorCode = code
      const { credits, refund_minor } = details
      // The amount has changed, so it needs another confirmation and key.
      if (
        code === 'conflict' &&
        state.opened &&
        typeof credits === 'number' &&
        typeof refund_minor === 'number'
      )
        state.opened = {
          payment: { ...state.opened.payment, withdrawal: { credits, refund_minor } },
          key: createIdempotencyKey(),
        }
    },
    withdrawalLeft: () => initialState,
  },
})

export const {
  withdrawalOpened,
  withdrawalCancelled,
  withdrawalConfirmed,
  withdrawalSucceeded,
  withdrawalFailed,
  withdrawalLeft,
} = slice.actions
export const withdrawalReducer = slice.reducer
