import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody } from '@duetto/shared/contract'
import type { LoadStatus, Failure } from '@duetto/shared/redux'

export const requestNames = [
  'login',
  'requestReset',
  'resetPassword',
  'changePassword',
  'requestMailChange',
  'confirmMailChange',
  'stopMailChange',
  'removePasskey',
  'activate',
  'activateByCode',
  'sendActivationMail',
  'deleteAccount',
  'reactivate',
  'unsubscribe',
  'resubscribe',
] as const
export type RequestName = (typeof requestNames)[number]
type Request = { [Name in RequestName]: { name: Name; body: CallBody<Name> } }[RequestName]

export interface Outcome {
  status: LoadStatus
  failure: Failure | null
}
export const noOutcome: Outcome = { status: 'idle', failure: null }

const initialState: Partial<Record<RequestName, Outcome>> = {}

const slice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestSent: (state, { payload }: PayloadAction<Request>) => {
      state[payload.name] = { status: 'loading', failure: null }
    },
    requestSucceeded: (state, { payload }: PayloadAction<RequestName>) => {
      state[payload] = { status: 'ready', failure: null }
    },
    requestFailed: (state, { payload }: PayloadAction<{ name: RequestName; failure: Failure }>) => {
      state[payload.name] = { status: 'failed', failure: payload.failure }
    },
    requestCleared: (state, { payload }: PayloadAction<RequestName>) => {
      delete state[payload]
    },
  },
})

export const requestsReducer = slice.reducer
export const { requestSent, requestSucceeded, requestFailed, requestCleared } = slice.actions
