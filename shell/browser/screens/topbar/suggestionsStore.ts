import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { callApi, codeOf, createRemoteStore, safely } from '@duetto/shared/redux'
import { delay, put, takeLatest } from 'typed-redux-saga'

const DEBOUNCE_MS = 200
const MAX_SHOWN = 6

interface Answer {
  query: string
  people: readonly ProfileCard[]
}

const slice = createSlice({
  name: 'suggestions',
  initialState: { answer: null as Answer | null, failedQuery: null as string | null },
  reducers: {
    queryTyped: (state, _action: PayloadAction<string>) => {
      state.failedQuery = null
    },
    answered: (_, { payload }: PayloadAction<{ query: string; people: ProfileCard[] }>) => ({
      answer: payload,
      failedQuery: null,
    }),
    searchFailed: (state, { payload }: PayloadAction<string>) => {
      state.failedQuery = payload
    },
  },
})
export const { queryTyped } = slice.actions
const { answered, searchFailed } = slice.actions

export const isSearched = (query: string): boolean => query.length >= 2

function* search({ payload: query }: ReturnType<typeof queryTyped>) {
  if (!isSearched(query)) return
  yield* delay(DEBOUNCE_MS)
  try {
    // Sort by activity, because the default sort would make the API score hundreds of members.
    const result = yield* callApi('searchMembers', {
      query: { name: query, sort: 'active', limit: MAX_SHOWN },
    })
    if (result) yield* put(answered({ query, people: result.profiles }))
  } catch (error) {
    // Rethrows errors other than API errors.
    codeOf(error)
    yield* put(searchFailed(query))
  }
}

function* suggestionsSaga() {
  yield* takeLatest(queryTyped, safely(search))
}

export const createSuggestionsStore = (context: { http: Http }) =>
  createRemoteStore({ reducer: slice.reducer, sagas: [suggestionsSaga], context }).store
