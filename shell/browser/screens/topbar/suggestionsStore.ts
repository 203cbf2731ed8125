import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { Http } from '@duetto/shared/http'
import { callApi, codeOf, createRemoteStore, safely } from '@duetto/shared/redux'
import { delay, put, takeLatest } from 'typed-redux-saga'

const REST_MS = 200
const SHOWN = 6

interface Answer {
  /** The text that these people match. */
  query: string
  people: readonly ProfileCard[]
}

const slice = createSlice({
  name: 'suggestions',
  initialState: { answer: null as Answer | null },
  reducers: {
    queryTyped: (_state, _action: PayloadAction<string>) => {},
    answered: (_, { payload }: PayloadAction<{ query: string; people: ProfileCard[] }>) => ({
      answer: payload,
    }),
  },
})
export const { queryTyped } = slice.actions
const { answered } = slice.actions

/** Too short to suggest anyone in particular. */
export const isSearched = (query: string): boolean => query.length >= 2

function* search({ payload: query }: ReturnType<typeof queryTyped>) {
  if (!isSearched(query)) return
  yield* delay(REST_MS)
  try {
    const result = yield* callApi('searchMembers', { query: { name: query, limit: SHOWN } })
    if (result) yield* put(answered({ query, people: result.profiles }))
  } catch (error) {
    // The older suggestions stay; anything but a refusal is a bug.
    codeOf(error)
  }
}

/** The newest text wins: an answer to one that has changed is ignored. */
function* suggestionsSaga() {
  yield* takeLatest(queryTyped, safely(search))
}

export const createSuggestionsStore = (context: { http: Http }) =>
  createRemoteStore({ reducer: slice.reducer, sagas: [suggestionsSaga], context }).store
