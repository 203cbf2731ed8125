import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

const slice = createSlice({
  name: 'icebreakers',
  initialState: [] as readonly string[],
  reducers: {
    icebreakersWanted: (lines) => lines,
    icebreakersLoaded: (_, { payload }: PayloadAction<readonly string[]>) => payload,
  },
})

export const { icebreakersWanted, icebreakersLoaded } = slice.actions
export const icebreakersReducer = slice.reducer
