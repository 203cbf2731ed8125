import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Verification } from '@duetto/shared/contract'
import type { Failure } from '@duetto/shared/redux'

interface VerificationState {
  verification: Verification | null
  isSaving: boolean
  /** Fraction uploaded, from 0 to 1. */
  fraction: number
  failure: Failure | null
}
const initialState: VerificationState = { verification: null, isSaving: false, fraction: 0, failure: null }

const startSaving = (state: VerificationState): void => {
  state.isSaving = true
  state.fraction = 0
  state.failure = null
}

const slice = createSlice({
  name: 'verification',
  initialState,
  reducers: {
    verificationRequested: (state) => {
      if (!state.verification) state.failure = null
    },
    verificationReceived: (state, { payload }: PayloadAction<Verification>) => {
      state.verification = payload
    },
    verificationFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.failure = payload
    },
    poseRequested: startSaving,
    selfieSent: (state, _action: PayloadAction<File>) => startSaving(state),
    selfieAdvanced: (state, { payload }: PayloadAction<number>) => {
      state.fraction = payload
    },
    verificationEnded: startSaving,
    savingEnded: (state) => {
      state.isSaving = false
    },
  },
})

export const verificationReducer = slice.reducer
export const {
  verificationRequested,
  verificationReceived,
  verificationFailed,
  poseRequested,
  selfieSent,
  selfieAdvanced,
  verificationEnded,
  savingEnded,
} = slice.actions
