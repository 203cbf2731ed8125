import type { ProfileCard } from '@duetto/shared/contract'
import type { Platform } from '@duetto/shared/platform'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isSearched, createSuggestionsStore, queryTyped } from './suggestionsStore'

export interface Suggestions {
  people: readonly ProfileCard[]
  isCurrent: boolean
  hasFailed: boolean
  retry: () => void
}

export const useSuggestions = ({ http, session }: Platform, typed: string): Suggestions | null => {
  const query = typed.trim()
  const [store] = useState(() => createSuggestionsStore({ http, session }))
  useEffect(() => {
    store.dispatch(queryTyped(query))
    return () => void store.dispatch(queryTyped(''))
  }, [store, query])
  const { answer, failedQuery } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const hasFailed = failedQuery === query
  if (!isSearched(query) || !(answer || hasFailed)) return null
  return {
    people: hasFailed ? [] : (answer?.people ?? []),
    isCurrent: answer?.query === query && !hasFailed,
    hasFailed,
    retry: () => store.dispatch(queryTyped(query)),
  }
}
