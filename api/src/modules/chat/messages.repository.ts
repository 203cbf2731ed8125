import type { Message } from '@duetto/shared/contract'
import type { GiftId } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface MessageRow {
  id: number
  conversation_id: number
  sender_id: number
  kind: Message['kind']
  text: string
  gift: GiftId | null
  media: string | null
  credits: number
  created_at: Date
}
export type NewMessage = Omit<MessageRow, 'id'>

const columns = sql`id, conversation_id, sender_id, kind, text, gift, media, credits, created_at`

export interface MessagePage {
  /** The reader has deleted messages up to this one. */
  clearedId: number
  /** Older messages are hidden from the reader. */
  since: Date | null
  before?: number
  after?: number
  limit: number
}

/** A page of a conversation: newest first, or oldest first after a given message. */
export const findMessages = (db: Db, conversationId: number, page: MessagePage): Promise<MessageRow[]> =>
  db.many<MessageRow>(sql`
    select ${columns} from messages
    where conversation_id = ${conversationId} and id > ${Math.max(page.clearedId, page.after ?? 0)}
      ${page.before === undefined ? empty : sql`and id < ${page.before}`}
      ${page.since === null ? empty : sql`and created_at >= ${page.since}`}
    order by ${page.after === undefined ? sql`id desc` : sql`id`}
    limit ${page.limit}`)

interface TextSearch {
  text: string
  since: Date | null
  before?: number
  limit: number
}

/** Texts that contain these words literally, in conversations on the member's list, newest first. */
export const findMatchingMessages = (
  db: Db,
  userId: number,
  { text, since, before, limit }: TextSearch,
): Promise<(MessageRow & { other_id: number })[]> =>
  db.many(sql`
    select m.id, m.conversation_id, m.sender_id, m.kind, m.text, m.gift, m.media, m.credits, m.created_at, c.other_id
    from conversation_members c join messages m on m.conversation_id = c.conversation_id and m.id > c.cleared_id
    where c.user_id = ${userId} and not c.is_hidden
      and m.text ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}
      ${before === undefined ? empty : sql`and m.id < ${before}`}
      ${since === null ? empty : sql`and m.created_at >= ${since}`}
    order by m.id desc
    limit ${limit}`)

/** Whether there are messages older than `since` that the reader has not deleted. */
export const hasOlder = async (
  db: Db,
  conversationId: number,
  clearedId: number,
  since: Date,
): Promise<boolean> => {
  const oldest = await db.maybe<{ created_at: Date }>(sql`
    select created_at from messages where conversation_id = ${conversationId} and id > ${clearedId}
    order by id limit 1`)
  return oldest !== undefined && oldest.created_at < since
}

export const insertMessage = (tx: Db, message: NewMessage): Promise<MessageRow> =>
  tx.one<MessageRow>(sql`
    insert into messages (conversation_id, sender_id, kind, text, gift, media, credits, created_at)
    values (${message.conversation_id}, ${message.sender_id}, ${message.kind}, ${message.text},
      ${message.gift}, ${message.media}, ${message.credits}, ${message.created_at})
    returning ${columns}`)

/** Both members' rows hold the last message; it is unread for the recipient. */
export const markLastMessage = (tx: Db, message: MessageRow, preview: string): Promise<number> =>
  tx.run(sql`
    update conversation_members set last_message_id = ${message.id}, last_at = ${message.created_at},
      last_kind = ${message.kind}, last_preview = ${preview}, last_is_mine = user_id = ${message.sender_id},
      unread = case when user_id = ${message.sender_id} then unread else unread + 1 end,
      draft = case when user_id = ${message.sender_id} then '' else draft end, is_hidden = false
    where conversation_id = ${message.conversation_id}`)
