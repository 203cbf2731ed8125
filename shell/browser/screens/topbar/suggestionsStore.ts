import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { Platform } from '@duetto/shared/platform'
import { callApi, codeOf, createRemoteStore, safely } from '@duetto/shared/redux'
import { delay, getContext, put, takeLatest } from 'typed-redux-saga'

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

type Context = Pick<Platform, 'http' | 'session'>

/** Returns false if the session has ended. */
function* findPeople(query: { name: string; country?: string }) {
  // Sort by activity, because the default sort would make the API score hundreds of members.
  const result = yield* callApi('searchMembers', { query: { ...query, sort: 'active', limit: MAX_SHOWN } })
  return result && result.profiles
}

/** People of the member's country come before others. */
function* search({ payload: name }: ReturnType<typeof queryTyped>) {
  if (!isSearched(name)) return
  yield* delay(DEBOUNCE_MS)
  try {
    const session = yield* getContext<Context['session']>('session')
    const country = session.get().user?.country
    const near = country ? yield* findPeople({ name, country }) : []
    if (!near) return
    const others = near.length < MAX_SHOWN ? yield* findPeople({ name }) : []
    if (!others) return
    const isNear = new Set(near.map(({ id }) => id))
    const people = [...near, ...others.filter(({ id }) => !isNear.has(id))].slice(0, MAX_SHOWN)
    yield* put(answered({ query: name, people }))
  } catch (error) {
    // Rethrows errors other than API errors.
    codeOf(error)
    yield* put(searchFailed(name))
  }
}

function* suggestionsSaga() {
  yield* takeLatest(queryTyped, safely(search))
}

export const createSuggestionsStore = (context: Context) =>
  createRemoteStore({ reducer: slice.reducer, sagas: [suggestionsSaga], context }).store
