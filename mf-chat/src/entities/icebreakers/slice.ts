import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'icebreakers',
  initialState: [] as readonly string[],
  reducers: {
    icebreakersLoaded: (_, { payload }: PayloadAction<readonly string[]>) => payload,
  },
})

export const icebreakersWanted = createAction('icebreakers/wanted')
export const { icebreakersLoaded } = slice.actions
export const icebreakersReducer = slice.reducer
