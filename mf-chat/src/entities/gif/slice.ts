import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'

export type FoundGifs = CallResponse<'searchGifs'>

interface GifState {
  found: FoundGifs | null
  hasFailed: boolean
}

const initialState: GifState = { found: null, hasFailed: false }

const slice = createSlice({
  name: 'gif',
  initialState,
  reducers: {
    gifsFound: (_, { payload }: PayloadAction<FoundGifs>) => ({ found: payload, hasFailed: false }),
    gifsFailed: () => ({ found: null, hasFailed: true }),
  },
})

/** Payload: search query; an empty one requests trending GIFs. */
export const gifsRequested = createAction<string>('gif/requested')
export const { gifsFound, gifsFailed } = slice.actions
export const gifReducer = slice.reducer
