import { createSelector } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { MembersState } from '../../state'

export const selectViewerId = (state: MembersState) => state.people.viewerId
export const selectCards = (state: MembersState) => state.people.cards
export const selectBlockedIds = (state: MembersState) => state.people.blockedIds
/** Contains only members blocked or skipped since the page loaded. */
export const selectHiddenIds = createSelector(
  [selectBlockedIds, (state: MembersState) => state.people.skippedIds],
  (blockedIds, skippedIds) => [...blockedIds, ...skippedIds],
)
export const selectNotices = (state: MembersState) => state.people.notices
export const selectCard = (state: MembersState, id: number): ProfileCard | undefined => state.people.cards[id]

export const cardsOf = (
  ids: readonly number[],
  cards: Record<number, ProfileCard>,
  hiddenIds: readonly number[],
): ProfileCard[] =>
  ids.flatMap((id) => {
    const card = cards[id]
    return card && !hiddenIds.includes(id) ? [card] : []
  })

export const selectNeighbours = createSelector(
  [(state: MembersState) => state.people.trail, selectHiddenIds, (_: MembersState, id: number) => id],
  (trail, hiddenIds, id) => {
    const open = trail.filter((other) => other === id || !hiddenIds.includes(other))
    const place = open.indexOf(id)
    return {
      previousId: place > 0 ? (open[place - 1] ?? null) : null,
      nextId: place >= 0 ? (open[place + 1] ?? null) : null,
    }
  },
)
