import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { z } from 'zod'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { findCards } from '../members/cards.repository'
import { raiseVersions } from '../members/versions.repository'
import { presentChat } from './chat.presenter'
import {
  advanceRead,
  clearConversation,
  countUnread,
  findChats,
  lockConversation,
  requireView,
  saveDraft,
  saveListState,
} from './conversations.repository'
import type { ChatPage, ChatRow } from './conversations.repository'
import { findTarget } from './sender.repository'

const cursorSchema = z.strictObject({
  is_pinned: z.boolean(),
  at: z.iso.datetime(),
  id: z.int().positive(),
})

const readCursor = (text: string) => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new DomainError('bad_input', { field: 'cursor' })
  }
}

interface ChatsQuery {
  cursor?: string
  filter?: ChatPage['filter']
}

/** CALL-07. `total_unread` stops at one above the badge's maximum, which is enough to show “99+”. */
export const getChats = async (
  deps: Deps,
  userId: number,
  { cursor, filter }: ChatsQuery,
): Promise<CallResponse<'getChats'>> => {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const found = await findChats(deps.db, userId, { filter, after, limit: limits.chatsPageSize + 1 })
  const page = found.slice(0, limits.chatsPageSize)
  const last = found.length > page.length ? page.at(-1) : undefined
  const ids = page.map((row) => row.other_id)
  const cards = new Map((await findCards(deps.db, userId, ids, deps.now())).map((card) => [card.id, card]))
  return {
    chats: page.flatMap((row) => {
      const card = cards.get(row.other_id)
      return card ? [presentChat(row, card)] : []
    }),
    total_unread: await countUnread(deps.db, userId, limits.unreadBadgeCap),
    next_cursor: last ? writeCursor(last) : null,
  }
}

const writeCursor = ({ is_pinned, at, conversation_id: id }: ChatRow): string =>
  Buffer.from(JSON.stringify({ is_pinned, at, id })).toString('base64url')

export const updateChat = async (
  deps: Deps,
  userId: number,
  { conversation, ...change }: CallBody<'updateChat'>,
): Promise<number> => {
  const { other_id } = await requireView(deps.db, userId, conversation)
  const listState = await deps.db.tx(async (tx) => {
    await lockConversation(tx, userId, other_id)
    const listState = await saveListState(tx, userId, conversation, change)
    await raiseVersions(tx, [userId])
    return listState
  })
  if (!listState) throw new DomainError('not_found')
  const totalUnread = await countUnread(deps.db, userId, limits.unreadBadgeCap)
  await deps.fanout.publish(userId, {
    type: 'chat-kept',
    conversation,
    ...listState,
    total_unread: totalUnread,
  })
  return totalUnread
}

/** CALL-09: clears the chat for this member only, and hides it until a new message arrives. */
export const deleteChat = async (deps: Deps, userId: number, conversationId: number): Promise<void> => {
  await deps.db.tx(async (tx) => {
    const { other_id } = await requireView(tx, userId, conversationId)
    await lockConversation(tx, userId, other_id)
    await clearConversation(tx, userId, conversationId)
    await raiseVersions(tx, [userId])
  })
}

export const storeDraft = async (
  deps: Deps,
  userId: number,
  conversationId: number,
  text: string,
): Promise<void> => {
  await deps.db.tx(async (tx) => {
    if ((await saveDraft(tx, userId, conversationId, text)) === 0) throw new DomainError('not_found')
    await raiseVersions(tx, [userId])
  })
}

export const markRead = async (
  deps: Deps,
  userId: number,
  conversationId: number,
  messageId: number,
): Promise<number> => {
  const conversation = await requireView(deps.db, userId, conversationId)
  const readId = await deps.db.tx(async (tx) => {
    await lockConversation(tx, userId, conversation.other_id)
    const advanced = await advanceRead(tx, conversation, userId, messageId)
    if (advanced !== undefined) await raiseVersions(tx, [userId])
    return advanced
  })
  const totalUnread = await countUnread(deps.db, userId, limits.unreadBadgeCap)
  if (readId === undefined) return totalUnread
  await deps.fanout.publish(conversation.other_id, {
    type: 'read',
    conversation: conversationId,
    message: readId,
  })
  await deps.fanout.publish(userId, {
    type: 'chat-read',
    conversation: conversationId,
    total_unread: totalUnread,
  })
  return totalUnread
}

export const sendTyping = async (deps: Deps, userId: number, conversationId: number): Promise<void> => {
  const { other_id } = await requireView(deps.db, userId, conversationId)
  const target = await findTarget(deps.db, userId, other_id)
  if (!target || target.has_blocked_me || target.is_blocked) return
  await deps.fanout.publish(other_id, { type: 'typing', conversation: conversationId, profile: userId })
}
