import { createSelector } from '@reduxjs/toolkit'
import type { ProfileCard } from '@duetto/shared/contract'
import type { MembersState } from '../../state'
import { selectBlockedIds, selectCards } from '../people/selectors'
import type { Happening } from './slice'

export const selectActivity = (state: MembersState) => state.activity

export interface ActivityEntry extends Happening {
  card: ProfileCard
}

export const selectActivityEntries = createSelector(
  [selectActivity, selectCards, selectBlockedIds],
  ({ happenings }, cards, blockedIds): Record<'recent' | 'earlier', ActivityEntry[]> => {
    const entries = happenings.flatMap((happening) => {
      const card = cards[happening.id]
      return card && !blockedIds.includes(happening.id) ? [{ ...happening, card }] : []
    })
    return {
      recent: entries.filter(({ isNew }) => isNew),
      earlier: entries.filter(({ isNew }) => !isNew),
    }
  },
)
