import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'

type Searches = CallResponse<'getSavedSearches'>['searches']

interface SavedSearchesState {
  searches: Searches
  errorCode: FailureCode | null
}

const initialState: SavedSearchesState = { searches: [], errorCode: null }

const slice = createSlice({
  name: 'savedSearches',
  initialState,
  reducers: {
    savedSearchesRequested: () => {},
    savedSearchesReceived: (_state, { payload }: PayloadAction<Searches>) => ({
      searches: payload,
      errorCode: null,
    }),
    searchSaveRequested: (state, _action: PayloadAction<{ query: string }>) => {
      state.errorCode = null
    },
    searchRemovalRequested: (state, _action: PayloadAction<{ id: number }>) => {
      state.errorCode = null
    },
    searchRemoved: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.searches = state.searches.filter(({ id }) => id !== payload.id)
    },
    savedSearchOpened: (state, { payload }: PayloadAction<{ id: number }>) => {
      for (const search of state.searches) if (search.id === payload.id) search.has_new = false
    },
    savedSearchesFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.errorCode = payload
    },
  },
})

export const savedSearchesReducer = slice.reducer
export const {
  savedSearchesRequested,
  savedSearchesReceived,
  searchSaveRequested,
  searchRemovalRequested,
  searchRemoved,
  savedSearchOpened,
  savedSearchesFailed,
} = slice.actions
