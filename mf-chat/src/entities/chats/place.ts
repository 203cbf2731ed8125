import type { Chat } from '@duetto/shared/contract'

/** The parts of the list that the member can look at. */
export const chatFilters = ['all', 'unread', 'archived'] as const
export type ChatFilter = (typeof chatFilters)[number]

/** Where a conversation stands in the list. */
export interface Place {
  isPinned: boolean
  at: string
}

export const placeOf = ({ is_pinned: isPinned, last_message: last }: Chat): Place => ({
  isPinned,
  at: last?.at ?? '',
})

const timeOf = (at: string): number => (at === '' ? 0 : Date.parse(at))
export const isNewer = (a: Place, b: Place): boolean => timeOf(a.at) > timeOf(b.at)

/** Negative if `a` stands before `b`: pinned ones first, then the newest message first. */
export const comparePlaces = (a: Place, b: Place): number =>
  Number(b.isPinned) - Number(a.isPinned) || timeOf(b.at) - timeOf(a.at)

export const byPlace = (a: Chat, b: Chat): number =>
  comparePlaces(placeOf(a), placeOf(b)) || a.conversation.id - b.conversation.id

/** Whether the server lists this conversation with that filter. */
export const isListed = (chat: Chat, filter: ChatFilter): boolean =>
  chat.is_archived === (filter === 'archived') && (filter !== 'unread' || chat.num_unread_messages > 0)
