import { createSelector } from '@reduxjs/toolkit'
import { selectBlockedIds, selectCards } from '../people/selectors'
import type { MembersState } from '../../state'

export const selectMatchFinder = (state: MembersState) => state.matchFinder

export const selectCandidates = createSelector(
  [(state: MembersState) => state.matchFinder.candidates, selectCards, selectBlockedIds],
  (candidates, cards, blockedIds) =>
    candidates.flatMap(({ id, score, shared }) => {
      const card = cards[id]
      return card && !blockedIds.includes(id) ? [{ card, score, shared }] : []
    }),
)
