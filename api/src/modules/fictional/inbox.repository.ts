import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { StoredRow } from '../attachments/attachments.repository'

export interface WaitingConversation {
  conversation: number
  fictional: number
  name: string
  member: number
  writes: string
  language: string
  unread: number
  last_at: Date
  newest: string | null
}

export interface FictionalSide {
  user_id: number
  other_id: number
  last_message_id: number
}

export interface InboxMessage {
  message: number
  created_at: Date
  from: 'fictional' | 'member'
  kind: string
  text: string | null
}

export interface ShownMessage extends InboxMessage {
  has_media: boolean
  cover: string | null
  score: number | null
}

interface Page {
  limit: number
  offset: number
}

export const findWaiting = (db: Db, { limit, offset }: Page): Promise<WaitingConversation[]> =>
  db.many<WaitingConversation>(sql`
    select c.conversation_id as conversation, u.id as fictional, u.name, o.id as member, o.name as writes,
      o.language, c.unread, c.last_at, coalesce(nullif(c.last_preview, ''), c.last_kind) as newest
    from conversation_members c join users u on u.id = c.user_id and u.is_fictional
    join users o on o.id = c.other_id and o.status = 'active'
    where c.unread > 0 and not c.is_hidden
      and not exists (select 1 from blocks b where b.blocker_id = o.id and b.blocked_id = u.id)
    order by c.last_at, c.conversation_id limit ${limit} offset ${offset}`)

export const findFictionalSide = (db: Db, conversationId: number): Promise<FictionalSide | undefined> =>
  db.maybe<FictionalSide>(sql`
    select c.user_id, c.other_id, c.last_message_id from conversation_members c join users u on u.id = c.user_id
    where c.conversation_id = ${conversationId} and u.is_fictional limit 1`)

export interface EarlierAnswer {
  id: number
  text: string
  created_at: Date
}

const earlierConversations = 30
const earlierPerConversation = 3

export const findEarlierAnswers = (
  db: Db,
  userId: number,
  conversationId: number,
): Promise<EarlierAnswer[]> =>
  db.many<EarlierAnswer>(sql`
    select m.id, m.text, m.created_at
    from (
      select conversation_id from conversation_members
      where user_id = ${userId} and not is_hidden and conversation_id <> ${conversationId}
      order by last_at desc, conversation_id desc limit ${earlierConversations}
    ) c cross join lateral (
      select id, text, created_at from messages
      where conversation_id = c.conversation_id and sender_id = ${userId} and kind = 'text' and deleted_at is null
      order by id desc limit ${earlierPerConversation}
    ) m
    order by m.id desc`)

export const findNewestText = (
  db: Db,
  conversationId: number,
  memberId: number,
): Promise<{ id: number; text: string } | undefined> =>
  db.maybe<{ id: number; text: string }>(sql`
    select id, text from messages
    where conversation_id = ${conversationId} and sender_id = ${memberId} and kind = 'text' and deleted_at is null
    order by id desc limit 1`)

export const findConversationMedia = (
  db: Db,
  conversationId: number,
  messageId: number,
): Promise<StoredRow | undefined> =>
  db.maybe<StoredRow>(sql`
    select a.name, a.duration_ms from message_media a
    join messages m on m.id = a.message_id and m.deleted_at is null
    where m.id = ${messageId} and m.conversation_id = ${conversationId}`)

export const findLatestMessages = (db: Db, conversationId: number): Promise<ShownMessage[]> =>
  db.many<ShownMessage>(sql`
    select m.id as message, m.created_at, case when u.is_fictional then 'fictional' else 'member' end as from,
      case when m.deleted_at is null then m.kind::text else 'deleted' end as kind, coalesce(m.gift, m.text) as text,
      a.id is not null as has_media, a.cover, a.score
    from messages m join users u on u.id = m.sender_id
    left join message_media a on a.message_id = m.id and m.deleted_at is null
    where m.conversation_id = ${conversationId} order by m.id desc limit 50`)
