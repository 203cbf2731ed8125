import { createSelector } from '@reduxjs/toolkit'
import type { ChatState } from '../../state'
import type { UnsentMessage } from './types'

const selectMessages = ({ outbox }: ChatState) => outbox.messages

/**
 * First unsent message by profile id. Omits messages being sent, unless sending is failing or the API has already
 * refused them.
 */
export const selectUnsent = createSelector(
  [selectMessages, ({ outbox }: ChatState) => outbox.failures > 0],
  (messages, isFailing) => {
    const byProfile = new Map<number, UnsentMessage>()
    for (const message of messages) {
      const { profileId, status, refusedWith } = message
      const isShown = status !== 'sending' || isFailing || refusedWith !== undefined
      if (isShown && !byProfile.has(profileId)) byProfile.set(profileId, message)
    }
    return byProfile
  },
)

/** Ids of the profiles with which free unsent messages will start conversations, in sending order. */
export const selectFirstRecipients = createSelector(
  [selectMessages, ({ chats }: ChatState) => chats.chats],
  (messages, chats) => {
    const started = new Set(chats.map(({ profile }) => profile.id))
    const waiting = messages.filter(({ isFirst, isFreeOnly }) => isFirst && isFreeOnly)
    return [...new Set(waiting.map(({ profileId }) => profileId))].filter((id) => !started.has(id))
  },
)
