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

/** First suspicious message before the reader's first reply. Null unless the start of the conversation is loaded. */
export const selectCaution = createSelector(
  [
    ({ conversation }: ChatState) => conversation.messages,
    ({ conversation: { hasMore, isHistoryLimited } }: ChatState) => !hasMore && !isHistoryLimited,
  ],
  (messages, isFromStart) => (isFromStart ? cautionIn(messages) : null),
)
