import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'

type Found = CallResponse<'searchMessages'>

interface SearchState {
  query: string
  status: LoadStatus
  errorCode: FailureCode | null
  found: Found['found']
  chats: Found['chats']
  hasMore: boolean
  isLoadingMore: boolean
}

const initialState: SearchState = {
  query: '',
  status: 'idle',
  errorCode: null,
  found: [],
  chats: [],
  hasMore: false,
  isLoadingMore: false,
}

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchTyped: (state, { payload: query }: PayloadAction<string>) => {
      state.query = query
      state.status = 'loading'
    },
    searchCleared: () => initialState,
    searchFound: (state, { payload }: PayloadAction<Found>) => ({
      ...initialState,
      query: state.query,
      status: 'ready' as const,
      found: payload.found,
      chats: payload.chats,
      hasMore: payload.has_more,
    }),
    searchFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
    moreHitsRequested: (state) => {
      state.isLoadingMore = true
    },
    moreHitsFound: (state, { payload }: PayloadAction<Found>) => {
      state.found.push(...payload.found)
      state.hasMore = payload.has_more
      state.isLoadingMore = false
    },
    moreHitsFailed: (state) => {
      state.isLoadingMore = false
    },
  },
})

export const {
  searchTyped,
  searchCleared,
  searchFound,
  searchFailed,
  moreHitsRequested,
  moreHitsFound,
  moreHitsFailed,
} = slice.actions
export const searchReducer = slice.reducer
