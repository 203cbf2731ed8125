import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, PromotedTile, FailureCode } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { Filters } from './filters'
import { keyOf } from './filters'

export type SearchAnswer = CallResponse<'searchMembers'>

export interface SearchState {
  filters: Filters | null
  key: string | null
  status: LoadStatus
  errorCode: FailureCode | null
  pages: { pageNumber: number; results: number[] }[]
  nextCursor: string | null
  moreStatus: LoadStatus
  origin: string | null
  numResults: number | null
  isApproximate: boolean
  isLimited: boolean
  promoted: PromotedTile[]
  similar: number[]
  numSimilar: number
  /** Result count for the filters being edited. While loading, `count` is the previous number. */
  preview: { key: string; status: LoadStatus; count: number; isApproximate: boolean } | null
  scrollY: number
}

export const initialSearch: SearchState = {
  filters: null,
  key: null,
  status: 'idle',
  errorCode: null,
  pages: [],
  nextCursor: null,
  moreStatus: 'idle',
  origin: null,
  numResults: null,
  isApproximate: false,
  isLimited: false,
  promoted: [],
  similar: [],
  numSimilar: 0,
  preview: null,
  scrollY: 0,
}

const addPage = (state: SearchState, answer: SearchAnswer): void => {
  const known = new Set(state.pages.flatMap(({ results }) => results))
  const results = answer.profiles.map(({ id }) => id).filter((id) => !known.has(id))
  state.pages.push({ pageNumber: state.pages.length + 1, results })
  state.nextCursor = answer.next_cursor
  state.similar = answer.similar.map(({ id }) => id)
  state.numSimilar = answer.numSimilar
  state.isLimited = answer.is_limited
}

const slice = createSlice({
  name: 'search',
  initialState: initialSearch,
  reducers: {
    searchRequested: (state, { payload }: PayloadAction<Filters>) => ({
      ...initialSearch,
      filters: payload,
      key: keyOf(payload),
      status: 'loading' as const,
      preview: state.preview,
      origin: state.origin,
      numResults: state.numResults,
      isApproximate: state.isApproximate,
    }),
    searchReceived: (state, { payload: answer }: PayloadAction<SearchAnswer>) => {
      state.status = 'ready'
      state.origin = answer.origin
      state.numResults = answer.numResults
      state.isApproximate = answer.is_approximate
      state.promoted = answer.promoted
      addPage(state, answer)
    },
    searchFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.numResults = null
      state.errorCode = payload
    },
    moreRequested: (state) => {
      if (state.nextCursor) state.moreStatus = 'loading'
    },
    moreReceived: (state, { payload: answer }: PayloadAction<SearchAnswer>) => {
      state.moreStatus = 'ready'
      addPage(state, answer)
    },
    moreFailed: (state) => {
      state.moreStatus = 'failed'
    },
    previewRequested: (state, { payload }: PayloadAction<Filters>) => {
      const count = state.preview?.count ?? state.numResults ?? 0
      state.preview = { key: keyOf(payload), status: 'loading', count, isApproximate: false }
    },
    previewReceived: (
      state,
      { payload }: PayloadAction<{ key: string; count: number; isApproximate: boolean }>,
    ) => {
      if (state.preview?.key === payload.key) state.preview = { ...payload, status: 'ready' }
    },
    previewFailed: (state) => {
      if (state.preview) state.preview.status = 'failed'
    },
    scrollSaved: (state, { payload }: PayloadAction<number>) => {
      state.scrollY = payload
    },
  },
})

export const searchReducer = slice.reducer
export const {
  searchRequested,
  searchReceived,
  searchFailed,
  moreRequested,
  moreReceived,
  moreFailed,
  previewRequested,
  previewReceived,
  previewFailed,
  scrollSaved,
} = slice.actions
