import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { FailureCode, RepeatOffer } from '@duetto/shared/contract'
import type { PaymentMethod } from '@duetto/shared/domain'
import type { LoadStatus } from '@duetto/shared/redux'

interface RepeatOfferState {
  status: LoadStatus
  errorCode: FailureCode | null
  /** Null until loaded, or if there is no order to repeat. */
  order: RepeatOffer | null
  removalStatus: LoadStatus
  removalErrorCode: FailureCode | null
}

const initialState: RepeatOfferState = {
  status: 'idle',
  errorCode: null,
  order: null,
  removalStatus: 'idle',
  removalErrorCode: null,
}

const slice = createSlice({
  name: 'repeatOffer',
  initialState,
  reducers: {
    repeatOfferRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    repeatOfferLoaded: (_, { payload }: PayloadAction<RepeatOffer | null>) => ({
      ...initialState,
      status: 'ready' as const,
      order: payload,
    }),
    repeatOfferFailed: (_, { payload }: PayloadAction<FailureCode>) => ({
      ...initialState,
      status: 'failed' as const,
      errorCode: payload,
    }),
    removalRequested: (state, _action: PayloadAction<PaymentMethod>) => {
      state.removalStatus = 'loading'
      state.removalErrorCode = null
    },
    removalFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.removalStatus = 'failed'
      state.removalErrorCode = payload
    },
    /** Discards the offer, because its price may be out of date at the next visit. */
    repeatOfferLeft: () => initialState,
  },
})

export const {
  repeatOfferRequested,
  repeatOfferLoaded,
  repeatOfferFailed,
  repeatOfferLeft,
  removalRequested,
  removalFailed,
} = slice.actions
export const repeatOfferReducer = slice.reducer
