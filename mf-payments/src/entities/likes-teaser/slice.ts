import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'

type Teaser = CallResponse<'getLikesTeaser'>

const slice = createSlice({
  name: 'likesTeaser',
  initialState: { teaser: null as Teaser | null },
  reducers: {
    teaserRequested: () => undefined,
    teaserLoaded: (state, { payload }: PayloadAction<Teaser>) => {
      state.teaser = payload
    },
  },
})

export const { teaserRequested, teaserLoaded } = slice.actions
export const likesTeaserReducer = slice.reducer
