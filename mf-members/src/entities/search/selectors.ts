import { createSelector } from '@reduxjs/toolkit'
import { cardsOf, selectHiddenIds, selectCards } from '../people/selectors'
import type { MembersState } from '../../state'

export const selectSearch = (state: MembersState) => state.search

const selectResultIds = createSelector([(state: MembersState) => state.search.pages], (pages) =>
  pages.flatMap(({ results }) => results),
)

export const selectResults = createSelector([selectResultIds, selectCards, selectHiddenIds], cardsOf)

export const selectSimilar = createSelector(
  [(state: MembersState) => state.search.similar, selectCards, selectHiddenIds],
  cardsOf,
)
