import { createAction } from '@reduxjs/toolkit'
import type { Message } from '@duetto/shared/contract'

/** Updates the list with a message that was sent here or received over the stream. */
export const messageReceived = createAction<{ conversationId: number; message: Message }>(
  'chat/messageReceived',
)

/** The member is viewing this conversation, so it has no unread messages. */
export const conversationSeen = createAction<number>('chat/conversationSeen')
