import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Profile } from '@duetto/shared/contract'

export type ProfileState = { status: 'loading' } | { status: 'ready'; profile: Profile } | { status: 'gone' }

interface ProfileEntry {
  id: number | null
  profile: Profile | null
}
const initialState: ProfileEntry = { id: null, profile: null }

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    profileRequested: (_state, _action: PayloadAction<number>) => {},
    profileReceived: (_state, { payload }: PayloadAction<ProfileEntry>) => payload,
  },
})
export const { profileRequested, profileReceived } = slice.actions
export const profileReducer = slice.reducer
