import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@duetto/shared/contract'
import type { Session } from '@duetto/shared/platform'

const initialState: Session = { status: 'unknown', user: null, totalUnread: 0, totalNewLikes: 0 }

export const initialSession = (hasSession: boolean): Session => ({
  ...initialState,
  status: hasSession ? 'unknown' : 'visitor',
})

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<User | null>) => {
      if (payload === null) return { ...initialState, status: 'visitor' as const }
      return { ...state, status: 'member' as const, user: payload }
    },
    unreadCounted: (state, { payload }: PayloadAction<number>) => {
      state.totalUnread = payload
    },
    unreadChanged: (state, { payload }: PayloadAction<number>) => {
      state.totalUnread = Math.max(0, state.totalUnread + payload)
    },
    newLikesCounted: (state, { payload }: PayloadAction<number>) => {
      state.totalNewLikes = payload
    },
    balanceChanged: (state, { payload }: PayloadAction<{ credits: number; isPaid?: boolean }>) => {
      if (!state.user) return
      state.user.credits = payload.credits
      state.user.paid_user = payload.isPaid ?? state.user.paid_user
      if (!state.user.paid_user) return
      state.user.conversations_left = null
      state.user.free_messages_left = 0
    },
  },
})
export const { userLoaded, unreadCounted, unreadChanged, newLikesCounted, balanceChanged } =
  sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
