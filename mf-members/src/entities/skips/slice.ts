import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { skipsReset, skipSucceeded, unskipSucceeded } from '../people/slice'

type Decision = CallResponse<'getSkipped'>['people'][number]['decision']

interface SkipsState {
  status: LoadStatus
  errorCode: FailureCode | null
  people: { id: number; decision: Decision; at: string }[]
  resetErrorCode: FailureCode | null
}

const initialState: SkipsState = {
  status: 'idle',
  errorCode: null,
  people: [],
  resetErrorCode: null,
}

const slice = createSlice({
  name: 'skips',
  initialState,
  reducers: {
    skippedRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    skippedReceived: (state, { payload }: PayloadAction<CallResponse<'getSkipped'>>) => {
      state.status = 'ready'
      state.errorCode = null
      state.people = payload.people.map(({ profile, ...rest }) => ({ id: profile.id, ...rest }))
    },
    skippedFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      if (state.status !== 'ready') state.status = 'failed'
      state.errorCode = payload
    },
    resetRequested: (state) => {
      state.resetErrorCode = null
    },
    resetFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.resetErrorCode = payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(unskipSucceeded, (state, { payload }) => {
      state.people = state.people.filter(({ id }) => id !== payload.id)
    })
    builder.addCase(skipsReset, (state) => {
      state.people = []
    })
    builder.addCase(skipSucceeded, (state) => {
      state.status = 'idle'
    })
  },
})

export const skipsReducer = slice.reducer
export const { skippedRequested, skippedReceived, skippedFailed, resetRequested, resetFailed } = slice.actions
