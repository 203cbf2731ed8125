import { createSelector } from '@reduxjs/toolkit'
import { cardsOf, selectBlockedIds, selectCards } from '../people/selectors'
import type { MembersState } from '../../state'

export const selectSwipe = (state: MembersState) => state.swipe

export const selectDeckCards = createSelector(
  [(state: MembersState) => state.swipe.deck, selectCards, selectBlockedIds],
  cardsOf,
)
