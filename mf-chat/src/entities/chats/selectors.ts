import { createSelector } from '@reduxjs/toolkit'
import type { ChatState } from '../../state'
import { comparePlaces, isListed, placeOf } from './place'
import type { ChatFilter } from './place'

interface Wanted {
  filter: ChatFilter
  /** Stays on the list while it is open, although it has just been read. */
  openProfileId: number | null
}

/** The conversations of a filter, as far as they are loaded without gaps. */
export const selectListed = createSelector(
  [
    ({ chats }: ChatState) => chats.chats,
    ({ chats }: ChatState, { filter }: Wanted) => chats.views[filter].edge,
    (_: ChatState, { filter }: Wanted) => filter,
    (_: ChatState, { openProfileId }: Wanted) => openProfileId,
  ],
  (chats, edge, filter, openProfileId) =>
    chats.filter(
      (chat) =>
        (isListed(chat, filter) ||
          (chat.profile.id === openProfileId && isListed(chat, 'all') && filter === 'unread')) &&
        (edge === null || comparePlaces(placeOf(chat), edge) <= 0),
    ),
)
