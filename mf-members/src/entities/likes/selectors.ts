import { createSelector } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import { cardsOf, selectBlockedIds, selectCards } from '../people/selectors'
import type { MembersState } from '../../state'
import type { LikeTab } from './tabs'

export const selectLikes = (state: MembersState) => state.likes

export interface LikeEntry {
  card: ProfileCard
  isNew: boolean
}

export const selectLikeEntries = createSelector(
  [selectLikes, selectCards, selectBlockedIds],
  ({ likedBy, liked }, cards, blockedIds): Record<LikeTab, LikeEntry[]> => {
    const newIds = new Set(likedBy.filter(({ isNew }) => isNew).map(({ id }) => id))
    const entries = (ids: readonly number[]): LikeEntry[] =>
      cardsOf(ids, cards, blockedIds).map((card) => ({ card, isNew: newIds.has(card.id) }))
    const likedByIds = likedBy.map(({ id }) => id)
    const isLiked = (id: number): boolean => liked.includes(id)
    return {
      received: entries(likedByIds),
      sent: entries(liked),
      matches: entries(likedByIds.filter(isLiked)),
    }
  },
)

export const selectTotalNew = createSelector(
  [selectLikeEntries],
  ({ received }) => received.filter(({ isNew }) => isNew).length,
)
