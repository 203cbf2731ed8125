import type { Message } from '@duetto/shared/contract'
import sql, { empty } from 'sql-template-tag'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'

export interface ConversationView {
  conversation_id: number
  other_id: number
  last_message_id: number
  last_read_id: number
  cleared_id: number
  other_read_id: number
  draft: string
}

const view = sql`
  select mine.conversation_id, mine.other_id, mine.last_message_id, mine.last_read_id, mine.cleared_id,
    mine.draft, theirs.last_read_id as other_read_id
  from conversation_members mine
  join conversation_members theirs on theirs.conversation_id = mine.conversation_id
    and theirs.user_id = mine.other_id`

export const findConversation = (
  db: Db,
  userId: number,
  conversationId: number,
): Promise<ConversationView | undefined> =>
  db.pipelined.maybe<ConversationView>(
    sql`${view} where mine.user_id = ${userId} and mine.conversation_id = ${conversationId}`,
  )

export const requireView = async (
  db: Db,
  userId: number,
  conversationId: number,
): Promise<ConversationView> => {
  const conversation = await findConversation(db, userId, conversationId)
  if (!conversation) throw new DomainError('not_found')
  return conversation
}

export const findConversationWith = (
  db: Db,
  userId: number,
  otherId: number,
): Promise<ConversationView | undefined> =>
  db.pipelined.maybe<ConversationView>(
    sql`${view} where mine.user_id = ${userId} and mine.other_id = ${otherId}`,
  )

export const findReaders = (
  db: Db,
  conversationId: number,
): Promise<{ user_id: number; cleared_id: number; paid_user: boolean }[]> =>
  db.many(sql`
    select c.user_id, c.cleared_id, w.paid_user
    from conversation_members c join wallets w on w.user_id = c.user_id
    where c.conversation_id = ${conversationId}`)

export const lockConversation = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(conversation_lock(${a}::bigint, ${b}::bigint))`)

export const insertConversation = async (
  tx: Db,
  starterId: number,
  otherId: number,
  now: Date,
): Promise<number | undefined> => {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into conversations (low_id, high_id, starter_id, created_at)
    values (${Math.min(starterId, otherId)}, ${Math.max(starterId, otherId)}, ${starterId}, ${now})
    on conflict (low_id, high_id) do nothing returning id`)
  if (!row) return undefined
  await tx.run(sql`
    insert into conversation_members (conversation_id, user_id, other_id, last_at)
    values (${row.id}, ${starterId}, ${otherId}, ${now}), (${row.id}, ${otherId}, ${starterId}, ${now})`)
  return row.id
}

export interface ChatRow {
  conversation_id: number
  other_id: number
  unread: number
  last_message_id: number
  last_kind: Message['kind'] | null
  last_preview: string | null
  last_is_mine: boolean | null
  last_at: Date
  draft: string
  is_pinned: boolean
  is_archived: boolean
  is_muted: boolean
  /** Text, because a Date would lose the microseconds of the cursor. */
  at: string
}

export const chatColumns = sql`
  c.conversation_id, c.other_id, c.unread, c.last_message_id, c.last_kind, c.last_preview,
  c.last_is_mine, c.last_at, c.draft, c.is_pinned, c.is_archived, c.is_muted,
  to_char(c.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

export interface ChatPage {
  filter?: 'unread' | 'archived'
  after?: { is_pinned: boolean; at: string; id: number }
  limit: number
}

export const findChats = (db: Db, userId: number, { filter, after, limit }: ChatPage): Promise<ChatRow[]> =>
  db.pipelined.many<ChatRow>(sql`
    select ${chatColumns}
    from conversation_members c
    where c.user_id = ${userId} and not c.is_hidden and c.is_archived = ${filter === 'archived'}
      ${filter === 'unread' ? sql`and c.unread > 0` : empty}
      ${after ? sql`and (c.is_pinned, c.last_at, c.conversation_id) < (${after.is_pinned}, ${after.at}::timestamptz, ${after.id})` : empty}
    order by c.is_pinned desc, c.last_at desc, c.conversation_id desc
    limit ${limit}`)

export const countUnread = async (db: Db, userId: number, cap: number): Promise<number> => {
  const { total } = await db.pipelined.one<{ total: number }>(sql`
    select least(${cap + 1}, coalesce(sum(unread), 0))::int as total from (
      select unread from conversation_members
      where user_id = ${userId} and unread > 0 and not is_hidden and not is_archived limit ${cap + 1}) as unread`)
  return total
}

/** Does not unmute the conversation. */
export const clearConversation = async (tx: Db, userId: number, conversationId: number): Promise<boolean> =>
  (await tx.run(sql`
    update conversation_members
    set is_hidden = true, is_pinned = false, is_archived = false, draft = '', cleared_id = last_message_id, last_read_id = last_message_id, unread = 0
    where conversation_id = ${conversationId} and user_id = ${userId}`)) === 1

export type ListState = Pick<ChatRow, 'is_pinned' | 'is_archived' | 'is_muted'>

export const saveListState = (
  tx: Db,
  userId: number,
  conversationId: number,
  { is_pinned, is_archived, is_muted }: Partial<ListState>,
): Promise<ListState | undefined> =>
  tx.maybe<ListState>(sql`
    update conversation_members
    set is_pinned = coalesce(${is_pinned ?? null}::boolean, is_pinned) and not coalesce(${is_archived ?? null}::boolean, is_archived),
      is_archived = coalesce(${is_archived ?? null}::boolean, is_archived),
      is_muted = coalesce(${is_muted ?? null}::boolean, is_muted)
    where conversation_id = ${conversationId} and user_id = ${userId}
    returning is_pinned, is_archived, is_muted`)

export const findListState = (
  db: Db,
  userId: number,
  conversationId: number,
): Promise<ListState | undefined> =>
  db.maybe<ListState>(sql`
    select is_pinned, is_archived, is_muted from conversation_members
    where conversation_id = ${conversationId} and user_id = ${userId}`)

export const saveDraft = (db: Db, userId: number, conversationId: number, text: string): Promise<number> =>
  db.run(sql`
    update conversation_members set draft = ${text}
    where conversation_id = ${conversationId} and user_id = ${userId}`)

export const advanceRead = async (
  tx: Db,
  { conversation_id: id, other_id: otherId }: ConversationView,
  userId: number,
  messageId: number,
): Promise<number | undefined> =>
  (
    await tx.maybe<{ last_read_id: number }>(sql`
    update conversation_members c
    set last_read_id = least(${messageId}::bigint, c.last_message_id),
      unread = (select count(*)::int from messages m where m.conversation_id = ${id}
        and m.sender_id = ${otherId} and m.id > ${messageId} and m.deleted_at is null)
    where c.conversation_id = ${id} and c.user_id = ${userId}
      and c.last_read_id < least(${messageId}::bigint, c.last_message_id)
    returning c.last_read_id`)
  )?.last_read_id
