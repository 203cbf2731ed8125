import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Failure, LoadStatus } from '@duetto/shared/redux'

/** `none`: the browser returned no passkey. `known`: the device already has one for the account. */
export type PasskeyProblem = Failure | 'none' | 'known'

interface Attempt {
  status: LoadStatus
  problem: PasskeyProblem | null
}
const untried: Attempt = { status: 'idle', problem: null }

interface PasskeysState {
  login: Attempt
  enrolment: Attempt
}
const initialState: PasskeysState = { login: untried, enrolment: untried }

const slice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    loginPageOpened: (state) => {
      state.login = untried
    },
    loginPageLeft: (state) => {
      state.login = untried
    },
    passkeyLoginRequested: (state) => {
      state.login = { status: 'loading', problem: null }
    },
    passkeyLoginSucceeded: (state) => {
      state.login = { status: 'ready', problem: null }
    },
    passkeyLoginFailed: (state, { payload }: PayloadAction<PasskeyProblem>) => {
      state.login = { status: 'failed', problem: payload }
    },
    enrolmentRequested: (state, _: PayloadAction<{ name: string; password: string }>) => {
      state.enrolment = { status: 'loading', problem: null }
    },
    passkeyAdded: (state) => {
      state.enrolment = { status: 'ready', problem: null }
    },
    enrolmentFailed: (state, { payload }: PayloadAction<PasskeyProblem>) => {
      state.enrolment = { status: 'failed', problem: payload }
    },
    enrolmentForgotten: (state) => {
      state.enrolment = untried
    },
  },
})

export const passkeysReducer = slice.reducer
export const {
  loginPageOpened,
  loginPageLeft,
  passkeyLoginRequested,
  passkeyLoginSucceeded,
  passkeyLoginFailed,
  enrolmentRequested,
  passkeyAdded,
  enrolmentFailed,
  enrolmentForgotten,
} = slice.actions
