import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

const initialState: string[] = []

const slice = createSlice({
  name: 'icebreakers',
  initialState,
  reducers: {
    /** Payload: profile id. */
    icebreakersRequested: (_state, _action: PayloadAction<number>) => initialState,
    icebreakersLeft: () => initialState,
    icebreakersLoaded: (_, { payload }: PayloadAction<string[]>) => payload,
  },
})

export const { icebreakersRequested, icebreakersLeft, icebreakersLoaded } = slice.actions
export const icebreakersReducer = slice.reducer
