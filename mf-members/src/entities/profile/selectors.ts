import { createSelector } from '@reduxjs/toolkit'
import type { MembersState } from '../../state'
import { cardsOf, selectHiddenIds, selectCards } from '../people/selectors'

export const selectProfileEntry = (state: MembersState, id: number) => state.profile.entries[id]
export const selectNoteSave = (state: MembersState, id: number) => state.profile.notes[id]
const noIds: readonly number[] = []
export const selectSimilarCards = createSelector(
  [(state: MembersState, id: number) => state.profile.similar[id] ?? noIds, selectCards, selectHiddenIds],
  cardsOf,
)
export const selectReport = (state: MembersState) => state.profile.report
