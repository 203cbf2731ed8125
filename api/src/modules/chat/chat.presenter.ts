import type { Chat, Message, ProfileCard } from '@duetto/shared/contract'
import type { ChatRow } from './conversations.repository'
import type { MessageRow } from './messages.repository'

const previewMaxCodePoints = 120

/** The start of a message for the chat list; only texts have one. */
export const previewOf = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  // There are never more code points than UTF-16 units.
  if (line.length <= previewMaxCodePoints) return line
  const points = Array.from(line)
  return points.length <= previewMaxCodePoints
    ? line
    : `${points.slice(0, previewMaxCodePoints - 1).join('')}…`
}

export const presentMessage = (row: MessageRow, viewerId: number): Message => ({
  id: row.id,
  conversation: row.conversation_id,
  is_mine: row.sender_id === viewerId,
  kind: row.kind,
  text: row.text,
  gift: row.gift,
  media: row.media,
  credits: row.sender_id === viewerId ? row.credits : 0,
  created_at: row.created_at.toISOString(),
})

export const presentChat = (row: ChatRow, profile: ProfileCard): Chat => ({
  conversation: { id: row.conversation_id },
  profile,
  num_unread_messages: row.unread,
  draft: previewOf(row.draft),
  last_message:
    row.last_kind === null
      ? null
      : {
          preview: row.last_preview ?? '',
          kind: row.last_kind,
          is_mine: row.last_is_mine ?? false,
          at: row.last_at.toISOString(),
        },
})
