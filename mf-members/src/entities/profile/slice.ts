import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, Profile, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { unblockSucceeded, blockSucceeded } from '../people/slice'

export interface ProfileEntry {
  status: LoadStatus
  profile: Profile | null
  errorCode: FailureCode | null
}
export type Report = CallBody<'report'>

export interface ProfileState {
  entries: Record<number, ProfileEntry>
  /** Ids of similar members by profile id; an empty list if the request failed. */
  similar: Record<number, number[]>
  notes: Record<number, { status: LoadStatus; errorCode: FailureCode | null; text: string }>
  report: {
    status: LoadStatus
    errorCode: FailureCode | null
    reference: string | null
  }
}

const noReport: ProfileState['report'] = { status: 'idle', errorCode: null, reference: null }
export const initialProfile: ProfileState = {
  entries: {},
  similar: {},
  notes: {},
  report: noReport,
}

const slice = createSlice({
  name: 'profile',
  initialState: initialProfile,
  reducers: {
    profileRequested: (state, { payload }: PayloadAction<{ id: number }>) => {
      const profile = state.entries[payload.id]?.profile ?? null
      state.entries[payload.id] = { status: profile ? 'ready' : 'loading', profile, errorCode: null }
    },
    detailsRequested: (_state, _action: PayloadAction<{ id: number }>) => {},
    profileReceived: (state, { payload }: PayloadAction<Profile>) => {
      state.entries[payload.id] = { status: 'ready', profile: payload, errorCode: null }
    },
    profileFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.entries[payload.id] = { status: 'failed', profile: null, errorCode: payload.code }
    },
    similarRequested: (
      _state,
      _action: PayloadAction<Pick<Profile, 'id' | 'gender' | 'country' | 'age'>>,
    ) => {},
    similarReceived: (state, { payload }: PayloadAction<{ id: number; ids: number[] }>) => {
      state.similar[payload.id] = payload.ids
    },
    noteSaveRequested: (state, { payload }: PayloadAction<{ id: number; text: string }>) => {
      state.notes[payload.id] = { status: 'loading', errorCode: null, text: payload.text }
    },
    noteSaved: (state, { payload }: PayloadAction<{ id: number; text: string }>) => {
      state.notes[payload.id] = { status: 'ready', errorCode: null, text: payload.text }
      const profile = state.entries[payload.id]?.profile
      if (profile) profile.note = payload.text || undefined
    },
    noteFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      const note = state.notes[payload.id]
      if (note) state.notes[payload.id] = { ...note, status: 'failed', errorCode: payload.code }
    },
    noteReset: (state, { payload }: PayloadAction<{ id: number }>) => {
      if (state.notes[payload.id]?.status !== 'loading') delete state.notes[payload.id]
    },
    reportOpened: (state) => {
      state.report = noReport
    },
    reportRequested: (state, _action: PayloadAction<Report>) => {
      state.report = { ...noReport, status: 'loading' }
    },
    reportReceived: (state, { payload }: PayloadAction<{ reference: string }>) => {
      state.report = { ...noReport, status: 'ready', reference: payload.reference }
    },
    reportFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.report = { ...noReport, status: 'failed', errorCode: payload }
    },
  },
  extraReducers: (builder) => {
    const mark = (state: ProfileState, id: number, isBlocked: boolean): void => {
      const profile = state.entries[id]?.profile
      if (profile) profile.is_blocked = isBlocked
    }
    builder.addCase(blockSucceeded, (state, { payload }) => mark(state, payload.id, true))
    builder.addCase(unblockSucceeded, (state, { payload }) => mark(state, payload.id, false))
  },
})

export const profileReducer = slice.reducer
export const {
  detailsRequested,
  profileRequested,
  profileReceived,
  profileFailed,
  similarRequested,
  similarReceived,
  noteSaveRequested,
  noteSaved,
  noteFailed,
  noteReset,
  reportOpened,
  reportRequested,
  reportReceived,
  reportFailed,
} = slice.actions
