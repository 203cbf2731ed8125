import { createSelector } from '@reduxjs/toolkit'
import type { MembersState } from '../../state'
import { selectBlockedIds, selectCards } from '../people/selectors'

export const selectSkips = (state: MembersState) => state.skips

export const selectSkippedPeople = createSelector(
  [(state: MembersState) => state.skips.people, selectCards, selectBlockedIds],
  (people, cards, blockedIds) =>
    people.flatMap(({ id, decision, at }) => {
      const card = cards[id]
      return card && !blockedIds.includes(id) ? [{ card, decision, at }] : []
    }),
)
