import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { messageColumns } from './messages.repository'
import type { MessageRow } from './messages.repository'

export interface Place {
  message_id: number
  conversation_id: number
  user_id: number
  other_id: number
}

/** Undefined if the member may not see the message. Free members see only messages since `freeSince`. */
export const findPlace = (
  db: Db,
  userId: number,
  messageId: number,
  freeSince: Date | null,
): Promise<Place | undefined> =>
  db.maybe<Place>(sql`
    select m.id as message_id, m.conversation_id, c.user_id, c.other_id
    from messages m join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = ${userId}
      join wallets w on w.user_id = c.user_id
    where m.id = ${messageId} and m.id > c.cleared_id
      and (w.paid_user or m.created_at >= ${freeSince}::timestamptz)`)

const isUnblocked = ({ user_id: me, other_id: other }: Place): Sql => sql`not exists (select 1 from blocks
  where blocker_id in (${me}, ${other}) and blocked_id in (${me}, ${other}))`

const isUnread = ({ message_id: id, user_id: me, other_id: other }: Place): Sql => sql`
  m.id = ${id} and m.sender_id = ${me} and m.deleted_at is null
  and exists (select 1 from conversation_members them
    where them.conversation_id = m.conversation_id and them.user_id = ${other} and them.last_read_id < m.id)`

export const updateText = (
  tx: Db,
  place: Place,
  { text, writtenAfter, now }: { text: string; writtenAfter: Date; now: Date },
): Promise<MessageRow | undefined> =>
  tx.maybe<MessageRow>(sql`
    update messages m set text = ${text}, edited_at = ${now}, revision = m.revision + 1
    where ${isUnread(place)} and m.kind = 'text' and m.created_at > ${writtenAfter} and ${isUnblocked(place)}
    returning ${messageColumns}`)

export const eraseMessage = (tx: Db, place: Place, now: Date): Promise<MessageRow | undefined> =>
  tx.maybe<MessageRow>(sql`
    update messages m set text = '', gift = null, media = null, deleted_at = ${now}, revision = m.revision + 1,
      sender_reaction = null, recipient_reaction = null
    where ${isUnread(place)}
    returning ${messageColumns}`)

export const setReaction = (tx: Db, place: Place, emoji: string | null): Promise<MessageRow | undefined> => {
  const isMine = sql`m.sender_id = ${place.user_id}`
  return tx.maybe<MessageRow>(sql`
    update messages m set revision = m.revision + 1,
      sender_reaction = case when ${isMine} then ${emoji}::text else m.sender_reaction end,
      recipient_reaction = case when ${isMine} then m.recipient_reaction else ${emoji}::text end
    where m.id = ${place.message_id} and m.deleted_at is null and ${isUnblocked(place)}
      and case when ${isMine} then m.sender_reaction else m.recipient_reaction end is distinct from ${emoji}::text
    returning ${messageColumns}`)
}

export const updatePreview = (tx: Db, row: MessageRow, preview: string): Promise<number> =>
  tx.run(sql`
    update conversation_members set last_preview = ${preview}, last_kind = ${row.is_deleted ? 'text' : row.kind}
    where conversation_id = ${row.conversation_id} and last_message_id = ${row.id}`)

export const recountUnread = async (tx: Db, userId: number, conversationId: number): Promise<number> =>
  (
    await tx.one<{ unread: number }>(sql`
    update conversation_members c set unread = (select count(*)::int from messages m
      where m.conversation_id = c.conversation_id and m.id > c.last_read_id and m.sender_id <> c.user_id
        and m.deleted_at is null)
    where c.conversation_id = ${conversationId} and c.user_id = ${userId} returning unread`)
  ).unread

export interface ChangeFacts {
  row: MessageRow
  is_read: boolean
  is_blocked: boolean
}

export const findFacts = async (tx: Db, place: Place): Promise<ChangeFacts | undefined> => {
  const found = await tx.maybe<MessageRow & Omit<ChangeFacts, 'row'>>(sql`
    select ${messageColumns}, not ${isUnblocked(place)} as is_blocked,
      exists (select 1 from conversation_members them where them.conversation_id = m.conversation_id
        and them.user_id = ${place.other_id} and them.last_read_id >= m.id) as is_read
    from messages m where m.id = ${place.message_id}`)
  if (!found) return undefined
  const { is_read, is_blocked, ...row } = found
  return { row, is_read, is_blocked }
}
