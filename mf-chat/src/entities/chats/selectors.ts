import { createSelector } from '@reduxjs/toolkit'
import type { ChatState } from '../../state'
import { selectUnsent } from '../outbox/selectors'
import type { Recipient, UnsentMessage } from '../outbox/types'
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

export type AddressedMessage = UnsentMessage & { recipient: Recipient }

const hasRecipient = (message: UnsentMessage): message is AddressedMessage => message.recipient !== undefined

/**
 * Unsent messages to people whose conversation is not in the loaded list, newest first. Empty unless the filter is
 * `all`.
 */
export const selectWaiting = createSelector(
  [selectUnsent, selectListed, (_: ChatState, { filter }: Wanted) => filter],
  (unsent, listed, filter) => {
    if (filter !== 'all') return []
    const known = new Set(listed.map(({ profile }) => profile.id))
    return [...unsent.values()]
      .filter(hasRecipient)
      .filter(({ profileId }) => !known.has(profileId))
      .reverse()
  },
)

export const selectHasRows = (state: ChatState): boolean => {
  const wanted: Wanted = { filter: 'all', openProfileId: null }
  return selectListed(state, wanted).length > 0 || selectWaiting(state, wanted).length > 0
}
