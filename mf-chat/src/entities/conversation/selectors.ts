import type { Message } from '@duetto/shared/contract'
import { cautionIn } from '@duetto/shared/domain'
import { createSelector } from '@reduxjs/toolkit'
import type { ChatState } from '../../state'

export const selectMessage = (
  { conversation: { messages, retained } }: ChatState,
  id: number | null,
): Message | undefined => {
  if (id === null) return undefined
  const isIt = (message: Message): boolean => message.id === id
  const found = messages.find(isIt) ?? retained.find(isIt)
  return found?.is_deleted ? undefined : found
}

export const selectReplyTo = (state: ChatState): Message | undefined =>
  selectMessage(state, state.conversation.replyToId)

/**
 * Selects the first suspicious message that the other member wrote before the reader's first reply. Null if there is
 * none, or if the start of the conversation is not loaded.
 */
export const selectCaution = createSelector(
  [
    ({ conversation }: ChatState) => conversation.messages,
    ({ conversation: { hasMore, isHistoryLimited } }: ChatState) => !hasMore && !isHistoryLimited,
  ],
  (messages, isFromStart) => (isFromStart ? cautionIn(messages) : null),
)
