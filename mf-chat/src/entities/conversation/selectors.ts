import type { Message } from '@duetto/shared/contract'
import { cautionIn } from '@duetto/shared/domain'
import { createSelector } from '@reduxjs/toolkit'
import type { conversationReducer } from './slice'

type Shown = { conversation: ReturnType<typeof conversationReducer> }

/** A message of the open conversation as it is now; undefined once it is gone. */
export const selectMessage = (
  { conversation: { messages, held } }: Shown,
  id: number | null,
): Message | undefined => {
  if (id === null) return undefined
  const isIt = (message: Message): boolean => message.id === id
  const found = messages.find(isIt) ?? held.find(isIt)
  return found?.is_deleted ? undefined : found
}

/** The message that the next one answers. */
export const selectReplyTo = (state: Shown): Message | undefined =>
  selectMessage(state, state.conversation.replyToId)

/**
 * The message at which the member is told to be careful. Only the beginning of a conversation tells whether they have
 * answered.
 */
export const selectCaution = createSelector(
  [
    ({ conversation }: Shown) => conversation.messages,
    ({ conversation: { hasMore, isHistoryLimited } }: Shown) => !hasMore && !isHistoryLimited,
  ],
  (messages, isFromStart) => (isFromStart ? cautionIn(messages) : null),
)
