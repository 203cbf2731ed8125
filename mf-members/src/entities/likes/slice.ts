import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, LikedBy, ProfileCard, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { likeSucceeded, unlikeSucceeded } from '../people/slice'

export interface LikesState {
  status: LoadStatus
  errorCode: FailureCode | null
  likedBy: { id: number; isNew: boolean; likedAt: string }[]
  liked: number[]
  autoLikeStatus: LoadStatus
}

export const initialLikes: LikesState = {
  status: 'idle',
  errorCode: null,
  likedBy: [],
  liked: [],
  autoLikeStatus: 'idle',
}

const toLikedBy = ({ id, like_new, liked_at }: LikedBy) => ({ id, isNew: like_new, likedAt: liked_at })

/** Real members first, then new likes, then unanswered ones, then matches. */
const byInterest = (a: LikedBy, b: LikedBy): number =>
  Number(a.is_fictional) - Number(b.is_fictional) ||
  Number(a.is_match) - Number(b.is_match) ||
  Number(b.like_new) - Number(a.like_new)

const slice = createSlice({
  name: 'likes',
  initialState: initialLikes,
  reducers: {
    likesRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    likesReceived: (state, { payload }: PayloadAction<CallResponse<'getLikes'>>) => {
      state.status = 'ready'
      state.errorCode = null
      state.likedBy = [...payload.liked_by].sort(byInterest).map(toLikedBy)
      state.liked = payload.profiles.map(({ id }) => id)
    },
    likesFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      if (state.status !== 'ready') state.status = 'failed'
      state.errorCode = payload
    },
    likeOpened: (state, { payload }: PayloadAction<{ id: number }>) => {
      for (const entry of state.likedBy) if (entry.id === payload.id) entry.isNew = false
    },
    likeReceived: (state, { payload }: PayloadAction<{ profile: ProfileCard; at: string }>) => {
      const rest = state.likedBy.filter(({ id }) => id !== payload.profile.id)
      state.likedBy = [{ id: payload.profile.id, isNew: true, likedAt: payload.at }, ...rest]
    },
    autoLikeRequested: (state) => {
      state.autoLikeStatus = 'loading'
    },
    autoLikeDone: (state) => {
      state.autoLikeStatus = 'ready'
    },
    autoLikeFailed: (state) => {
      state.autoLikeStatus = 'failed'
    },
  },
  extraReducers: (builder) => {
    builder.addCase(likeSucceeded, (state, { payload }) => {
      const { id } = payload.profile
      if (!state.liked.includes(id)) state.liked.unshift(id)
      for (const entry of state.likedBy) if (entry.id === id) entry.isNew = false
    })
    builder.addCase(unlikeSucceeded, (state, { payload }) => {
      state.liked = state.liked.filter((id) => id !== payload.id)
    })
  },
})

export const likesReducer = slice.reducer
export const {
  likesRequested,
  likesReceived,
  likesFailed,
  likeOpened,
  likeReceived,
  autoLikeRequested,
  autoLikeDone,
  autoLikeFailed,
} = slice.actions
