import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'

export interface PeopleWanted {
  gender?: Gender
  min_age?: number
  body_type?: string
  /** Adds an answered prompt to the cards and sorts members without one last. */
  with_prompt?: 1
}

interface PeopleState {
  /**
   * Null until loaded; empty if loading failed. On a new request, the previous people stay until the response arrives.
   */
  people: readonly ProfileCard[] | null
}
const initialState: PeopleState = { people: null }

const slice = createSlice({
  name: 'people',
  initialState,
  reducers: {
    peopleRequested: (_state, _action: PayloadAction<PeopleWanted>) => {},
    peopleReceived: (_state, { payload }: PayloadAction<ProfileCard[]>) => ({ people: payload }),
  },
})
export const { peopleRequested, peopleReceived } = slice.actions
export const peopleReducer = slice.reducer
