import { createAction } from '@reduxjs/toolkit'
import type { Message } from '@duetto/shared/contract'

/** A message that the list of conversations has to show: sent here, or told by the stream. */
export const messageHeard = createAction<{ conversationId: number; message: Message }>('chat/messageHeard')

/** The member looks at this conversation: nothing in it is unread. */
export const conversationSeen = createAction<number>('chat/conversationSeen')
