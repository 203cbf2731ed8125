import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'

type Icebreakers = CallResponse<'getIcebreakers'>

const initialState: Icebreakers = { icebreakers: [], interests: [] }

const slice = createSlice({
  name: 'icebreakers',
  initialState,
  reducers: {
    /** Loads suggestions for a member, by profile id. */
    icebreakersRequested: (_state, _action: PayloadAction<number>) => initialState,
    icebreakersLoaded: (_, { payload }: PayloadAction<Icebreakers>) => payload,
  },
})

export const { icebreakersRequested, icebreakersLoaded } = slice.actions
export const icebreakersReducer = slice.reducer
