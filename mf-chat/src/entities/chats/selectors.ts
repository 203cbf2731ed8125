import { createSelector } from '@reduxjs/toolkit'
import type { ChatState } from '../../state'
import { compareSortKeys, isListed, sortKeyOf } from './chatOrder'
import type { ChatFilter } from './chatOrder'

interface Wanted {
  filter: ChatFilter
  openProfileId: number | null
}

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
        (edge === null || compareSortKeys(sortKeyOf(chat), edge) <= 0),
    ),
)
