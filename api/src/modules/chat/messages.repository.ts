import type { Message } from '@duetto/shared/contract'
import type { GiftId } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { AttachmentRow } from '../attachments/attachments.repository'
import type { Db } from '../../infra/db/Db'
import type { Sight } from './sight'

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
  attachment: AttachmentRow | null
  /** May be a message that the viewer must not see; `presentMessage` then omits the quote. */
  quote: QuoteRow | null
  edited_at: Date | null
  is_deleted: boolean
  sender_reaction: string | null
  recipient_reaction: string | null
  revision: number
  is_refunded: boolean
}
export interface QuoteRow {
  id: number
  sender_id: number
  kind: Message['kind']
  text: string
  is_deleted: boolean
  created_at: string
}
export type NewMessage = Pick<
  MessageRow,
  'conversation_id' | 'sender_id' | 'kind' | 'text' | 'gift' | 'media' | 'credits' | 'created_at'
>
export const unchanged = {
  attachment: null,
  quote: null,
  edited_at: null,
  is_deleted: false,
  sender_reaction: null,
  recipient_reaction: null,
  revision: 0,
  is_refunded: false,
} as const

export const plainColumns = sql`
  m.id, m.conversation_id, m.sender_id, m.kind, m.text, m.gift, m.media, m.credits, m.created_at,
  m.edited_at, m.deleted_at is not null as is_deleted, m.sender_reaction, m.recipient_reaction, m.revision,
  m.refunded_at is not null as is_refunded`

export const messageColumns = sql`
  ${plainColumns},
  (select json_build_object('width', a.width, 'height', a.height, 'cover', a.cover, 'is_covered', a.is_covered,
      'may_show_nudity', a.may_show_nudity,
      'duration_ms', a.duration_ms, 'waveform', a.waveform, 'status', a.status, 'refusal', a.refusal)
    from message_media a where a.message_id = m.id and m.media is not null) as attachment,
  (select quote_of(q) from messages q where q.id = m.reply_to) as quote`

export interface MessagePage extends Sight {
  before?: number
  after?: number
  limit: number
}

export const findMessages = (db: Db, conversationId: number, page: MessagePage): Promise<MessageRow[]> =>
  db.pipelined.many<MessageRow>(sql`
    select ${messageColumns} from messages m
    where m.conversation_id = ${conversationId} and m.id > ${Math.max(page.clearedId, page.after ?? 0)}
      ${page.before === undefined ? empty : sql`and m.id < ${page.before}`}
      ${page.since === null ? empty : sql`and m.created_at >= ${page.since}`}
    order by ${page.after === undefined ? sql`m.id desc` : sql`m.id`}
    limit ${page.limit}`)

export const hasOlder = async (
  db: Db,
  conversationId: number,
  clearedId: number,
  since: Date,
): Promise<boolean> => {
  const oldest = await db.pipelined.maybe<{ created_at: Date }>(sql`
    select created_at from messages where conversation_id = ${conversationId} and id > ${clearedId}
    order by id limit 1`)
  return oldest !== undefined && oldest.created_at < since
}

export const findFirstFrom = async (
  db: Db,
  conversationId: number,
  from: Date,
): Promise<number | undefined> =>
  (
    await db.maybe<{ id: number }>(sql`
    select id from messages where conversation_id = ${conversationId} and created_at >= ${from} order by id limit 1`)
  )?.id

export const insertMessage = (tx: Db, message: NewMessage): Promise<MessageRow> =>
  tx.one<MessageRow>(sql`
    insert into messages as m (conversation_id, sender_id, kind, text, gift, media, credits, created_at)
    values (${message.conversation_id}, ${message.sender_id}, ${message.kind}, ${message.text},
      ${message.gift}, ${message.media}, ${message.credits}, ${message.created_at})
    returning ${messageColumns}`)

export const markLastMessage = (tx: Db, message: MessageRow, preview: string): Promise<number> =>
  tx.run(sql`
    update conversation_members set last_message_id = ${message.id}, last_at = ${message.created_at},
      last_kind = ${message.kind}, last_preview = ${preview}, last_is_mine = user_id = ${message.sender_id},
      unread = case when user_id = ${message.sender_id} then unread else unread + 1 end,
      draft = case when user_id = ${message.sender_id} then '' else draft end, is_hidden = false,
      is_archived = is_archived and (is_muted or user_id = ${message.sender_id})
    where conversation_id = ${message.conversation_id}`)
