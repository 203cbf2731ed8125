import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

const initialState: string[] = []

const slice = createSlice({
  name: 'icebreakers',
  initialState,
  reducers: {
    /** Payload: profile id. */
    icebreakersRequested: (_state, _action: PayloadAction<number>) => initialState,
    icebreakersLoaded: (_, { payload }: PayloadAction<string[]>) => payload,
  },
})

export const { icebreakersRequested, icebreakersLoaded } = slice.actions
export const icebreakersReducer = slice.reducer
