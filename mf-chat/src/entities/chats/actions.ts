import { createAction } from '@reduxjs/toolkit'
import type { Message } from '@duetto/shared/contract'

/** A message to show in the conversation list: sent here, or received over the stream. */
export const messageHeard = createAction<{ conversationId: number; message: Message }>('chat/messageHeard')

/** The member is looking at this conversation, so nothing in it is unread. */
export const conversationSeen = createAction<number>('chat/conversationSeen')
