import { createSelector } from '@reduxjs/toolkit'
import { cardsOf, selectCards, selectHiddenIds } from '../people/selectors'
import type { MembersState } from '../../state'

export const selectSwipe = (state: MembersState) => state.swipe

export const selectDeckCards = createSelector(
  [(state: MembersState) => state.swipe.deck, selectCards, selectHiddenIds],
  cardsOf,
)
