import { createSelector } from '@reduxjs/toolkit'
import { selectHiddenIds, selectCards } from '../people/selectors'
import type { MembersState } from '../../state'

export const selectMatchFinder = (state: MembersState) => state.matchFinder

export const selectCandidates = createSelector(
  [(state: MembersState) => state.matchFinder.candidates, selectCards, selectHiddenIds],
  (candidates, cards, hiddenIds) =>
    candidates.flatMap(({ id, score, shared }) => {
      const card = cards[id]
      return card && !hiddenIds.includes(id) ? [{ card, score, shared }] : []
    }),
)
