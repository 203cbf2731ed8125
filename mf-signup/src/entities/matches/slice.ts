import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallQuery, ProfileCard } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'

interface MatchesState {
  status: LoadStatus
  failure: Failure | null
  profiles: ProfileCard[]
}
const initialState: MatchesState = { status: 'idle', failure: null, profiles: [] }

const slice = createSlice({
  name: 'matches',
  initialState,
  reducers: {
    matchesRequested: (state, _action: PayloadAction<CallQuery<'searchMembers'>>) => {
      state.status = 'loading'
    },
    matchesReceived: (state, { payload }: PayloadAction<ProfileCard[]>) => {
      state.status = 'ready'
      state.profiles = payload
    },
    matchesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed'
      state.failure = payload
    },
  },
})

export const matchesReducer = slice.reducer
export const { matchesRequested, matchesReceived, matchesFailed } = slice.actions
