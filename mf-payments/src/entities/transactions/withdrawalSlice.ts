import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode, Payment } from '@duetto/shared/contract'
import { createIdempotencyKey } from '@duetto/shared/http'
import type { Failure } from '@duetto/shared/redux'

interface WithdrawalState {
  /** What is being confirmed: one key per opened dialog, however often it is confirmed. */
  begun: { payment: Payment; key: string } | null
  isSending: boolean
  errorCode: FailureCode | null
  /** The receipt of the last withdrawal. */
  done: CallResponse<'withdraw'> | null
}

const initialState: WithdrawalState = { begun: null, isSending: false, errorCode: null, done: null }

const slice = createSlice({
  name: 'withdrawal',
  initialState,
  reducers: {
    withdrawalBegun: {
      prepare: (payment: Payment) => ({ payload: { payment, key: createIdempotencyKey() } }),
      reducer: (state, { payload }: PayloadAction<{ payment: Payment; key: string }>) => {
        state.begun = payload
        state.errorCode = null
      },
    },
    // What has been sent is waited for: its refusal must be seen.
    withdrawalCancelled: (state) => {
      if (!state.isSending) state.begun = null
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
      // A different amount needs a new confirmation with a new key.
      if (
        code === 'conflict' &&
        state.begun &&
        typeof credits === 'number' &&
        typeof refund_minor === 'number'
      )
        state.begun = {
          payment: { ...state.begun.payment, withdrawal: { credits, refund_minor } },
          key: createIdempotencyKey(),
        }
    },
    withdrawalLeft: () => initialState,
  },
})

export const {
  withdrawalBegun,
  withdrawalCancelled,
  withdrawalConfirmed,
  withdrawalSucceeded,
  withdrawalFailed,
  withdrawalLeft,
} = slice.actions
export const withdrawalReducer = slice.reducer
