import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'

export type FoundGifs = CallResponse<'searchGifs'>

interface GifState {
  /** Results of the latest search; null before the first answer. */
  found: FoundGifs | null
  hasFailed: boolean
}

const initialState: GifState = { found: null, hasFailed: false }

const slice = createSlice({
  name: 'gif',
  initialState,
  reducers: {
    gifsWanted: (state, _action: PayloadAction<string>) => state,
    gifsFound: (_, { payload }: PayloadAction<FoundGifs>) => ({ found: payload, hasFailed: false }),
    gifsFailed: () => ({ found: null, hasFailed: true }),
  },
})

export const { gifsWanted, gifsFound, gifsFailed } = slice.actions
export const gifReducer = slice.reducer
