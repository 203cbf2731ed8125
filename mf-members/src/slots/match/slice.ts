import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, SendCost } from '@duetto/shared/contract'
import type { Failure } from '@duetto/shared/redux'

type Shared = Omit<CallResponse<'getIcebreakers'>, 'icebreakers'>

interface MatchDetails {
  shared: Shared
  line: string
  cost: SendCost
}
export interface MatchState {
  profileId: number | null
  /** `late`: still loading after `matchWaitMs`. */
  status: 'loading' | 'late' | 'ready' | 'failed'
  details: MatchDetails | null
  sendStatus: 'idle' | 'sending' | 'sent'
  sendFailure: Failure | null
}

const initialState: MatchState = {
  profileId: null,
  status: 'loading',
  details: null,
  sendStatus: 'idle',
  sendFailure: null,
}

/** The dialog with the profile of this id is visible. */
export const matchShown = createAction<number>('match/shown')

const slice = createSlice({
  name: 'match',
  initialState,
  reducers: {
    matchOpened: (_state, { payload }: PayloadAction<number>) => ({ ...initialState, profileId: payload }),
    detailsLate: (state) => {
      state.status = 'late'
    },
    detailsReceived: (state, { payload }: PayloadAction<MatchDetails>) => {
      state.status = 'ready'
      state.details = payload
    },
    detailsFailed: (state) => {
      state.status = 'failed'
    },
    lineSubmitted: (state, _action: PayloadAction<{ profileId: number; text: string; key: string }>) => {
      state.sendStatus = 'sending'
      state.sendFailure = null
    },
    lineSent: (state) => {
      state.sendStatus = 'sent'
    },
    lineFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.sendStatus = 'idle'
      state.sendFailure = payload
    },
  },
})

export const {
  matchOpened,
  detailsLate,
  detailsReceived,
  detailsFailed,
  lineSubmitted,
  lineSent,
  lineFailed,
} = slice.actions
export const matchReducer = slice.reducer
