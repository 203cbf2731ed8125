import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { FailureCode, RepeatOffer } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'

interface RepeatOfferState {
  status: LoadStatus
  errorCode: FailureCode | null
  /** Null if there is nothing to repeat. */
  order: RepeatOffer | null
}

const initialState: RepeatOfferState = { status: 'idle', errorCode: null, order: null }

const slice = createSlice({
  name: 'repeatOffer',
  initialState,
  reducers: {
    /** A shown offer stays until the new one arrives. */
    repeatOfferRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    repeatOfferLoaded: (_, { payload }: PayloadAction<RepeatOffer | null>) => ({
      status: 'ready' as const,
      errorCode: null,
      order: payload,
    }),
    repeatOfferFailed: (_, { payload }: PayloadAction<FailureCode>) => ({
      ...initialState,
      status: 'failed' as const,
      errorCode: payload,
    }),
    /** The next visit must not offer an old price. */
    repeatOfferLeft: () => initialState,
  },
})

export const { repeatOfferRequested, repeatOfferLoaded, repeatOfferFailed, repeatOfferLeft } = slice.actions
export const repeatOfferReducer = slice.reducer
