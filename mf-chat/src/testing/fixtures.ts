import type { CallResponse, Chat, Message } from '@duetto/shared/contract'
import { createCard } from '@duetto/shared/testing'
import type { UnsentMessage } from '../entities/outbox/types'

export const cost = {
  credits: 1,
  is_free: false,
  free_messages_left: 0,
  price_minor: 42,
  currency: 'EUR',
}

export const createMessage = (id: number, text: string, over: Partial<Message> = {}): Message => ({
  id,
  conversation: 1,
  is_mine: false,
  kind: 'text',
  text,
  gift: null,
  media: null,
  credits: 0,
  created_at: '2026-03-01T11:59:00Z',
  ...over,
})

export const createUnsent = (over: Partial<UnsentMessage> = {}): UnsentMessage => {
  const { profileId = 11 } = over
  return {
    key: `key-${profileId}`,
    kind: 'text',
    text: 'Do you dance?',
    profileId,
    at: '2026-03-01T11:00:00Z',
    order: profileId,
    status: 'waiting',
    code: null,
    isSaved: true,
    ...over,
  }
}

export const createChat = (id: number, over: Partial<Chat> = {}): Chat => ({
  conversation: { id },
  profile: createCard(id, { name: `Name ${id}` }),
  num_unread_messages: 0,
  draft: '',
  is_pinned: false,
  is_archived: false,
  is_muted: false,
  last_message: {
    preview: `Text ${id}`,
    kind: 'text',
    is_mine: false,
    at: new Date(Date.parse('2026-03-01T11:00:00Z') - id * 60_000).toISOString(),
  },
  ...over,
})

export const createChatsPage = (
  chats: Chat[],
  next_cursor: string | null = null,
): CallResponse<'getChats'> => ({ chats, total_unread: 0, next_cursor })

export const answerToSend = ({ body }: { body?: unknown }): CallResponse<'sendMessage'> => ({
  message: createMessage(99, (body as { text?: string }).text ?? '', { is_mine: true }),
  credits: 4,
  cost,
})
