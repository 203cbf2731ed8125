import type { Chat } from '@duetto/shared/contract'

export const chatFilters = ['all', 'unread', 'archived'] as const
export type ChatFilter = (typeof chatFilters)[number]

export interface SortKey {
  isPinned: boolean
  at: string
}

export const sortKeyOf = ({ is_pinned: isPinned, last_message: last }: Chat): SortKey => ({
  isPinned,
  at: last?.at ?? '',
})

const timeOf = (at: string): number => (at === '' ? 0 : Date.parse(at))
export const isNewer = (a: SortKey, b: SortKey): boolean => timeOf(a.at) > timeOf(b.at)

export const compareSortKeys = (a: SortKey, b: SortKey): number =>
  Number(b.isPinned) - Number(a.isPinned) || timeOf(b.at) - timeOf(a.at)

export const byOrder = (a: Chat, b: Chat): number =>
  compareSortKeys(sortKeyOf(a), sortKeyOf(b)) || b.conversation.id - a.conversation.id

/** Must apply the same rules as the server's filters. */
export const isListed = (chat: Chat, filter: ChatFilter): boolean =>
  chat.is_archived === (filter === 'archived') && (filter !== 'unread' || chat.num_unread_messages > 0)
