import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallQuery, ProfileCard } from '@duetto/shared/contract'
import type { LoadStatus, Failure } from '@duetto/shared/redux'

type Nearby = { count: number; town: string }

export interface MatchesRequest {
  query: CallQuery<'searchMembers'>
  /** The member's age, to list people of a similar age first; null if the member chose an age range. */
  age: number | null
}

interface MatchesState {
  status: LoadStatus
  failure: Failure | null
  profiles: ProfileCard[]
  /** Members who do not match all criteria, for example beyond the radius. */
  further: ProfileCard[]
  /**
   * The member's town and the number of people found around it. Null without a town or radius, or if the count is 0 or
   * approximate.
   */
  nearby: Nearby | null
  likeFailure: Failure | null
}
const initialState: MatchesState = {
  status: 'idle',
  failure: null,
  profiles: [],
  further: [],
  nearby: null,
  likeFailure: null,
}

const setLiked = (state: MatchesState, { id, isLiked }: { id: number; isLiked: boolean }): void => {
  const card = [...state.profiles, ...state.further].find((profile) => profile.id === id)
  if (card) card.is_liked = isLiked
}

const slice = createSlice({
  name: 'matches',
  initialState,
  reducers: {
    matchesRequested: (state, _action: PayloadAction<MatchesRequest>) => {
      state.status = 'loading'
    },
    matchesReceived: (
      state,
      { payload }: PayloadAction<Pick<MatchesState, 'profiles' | 'further' | 'nearby'>>,
    ) => {
      state.status = 'ready'
      Object.assign(state, payload)
    },
    likeToggled: (state, { payload }: PayloadAction<{ id: number; isLiked: boolean }>) => {
      state.likeFailure = null
      setLiked(state, payload)
    },
    likeRefused: (state, { payload }: PayloadAction<{ id: number; isLiked: boolean; failure: Failure }>) => {
      state.likeFailure = payload.failure
      setLiked(state, { id: payload.id, isLiked: !payload.isLiked })
    },
    matchesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.status = 'failed'
      state.failure = payload
    },
  },
})

export const matchesReducer = slice.reducer
export const { matchesRequested, matchesReceived, matchesFailed, likeToggled, likeRefused } = slice.actions
