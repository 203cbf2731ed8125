import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

export const insertBlock = async (
  tx: Db,
  blockerId: number,
  blockedId: number,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    select ${blockerId}, id, ${now} from users where id = ${blockedId} and id <> ${blockerId}
      and status <> 'deleted'
    on conflict do nothing`)) === 1

export const removeBlock = async (tx: Db, blockerId: number, blockedId: number): Promise<boolean> =>
  (await tx.run(sql`
    delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`)) === 1

export const hasBlocked = async (db: Db, blockerId: number, blockedId: number): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`)) !== undefined

export const isKnown = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from users u where u.id = ${id} and u.id <> ${userId} and u.status <> 'deleted'
      and (exists (select 1 from conversation_members where user_id = ${userId} and other_id = u.id)
        or ${maySee(userId)})`)) !== undefined

export const removeLikesBetween = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`
    delete from likes where (liker_id = ${a} and liked_id = ${b}) or (liker_id = ${b} and liked_id = ${a})`)

const conversationOf = (a: number, b: number) =>
  sql`(select id from conversations where low_id = ${Math.min(a, b)} and high_id = ${Math.max(a, b)})`

export const hideConversation = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`
    update conversation_members set is_hidden = true, unread = 0, last_read_id = last_message_id
    where conversation_id = ${conversationOf(a, b)}`)

export const showConversation = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`
    update conversation_members set is_hidden = false
    where conversation_id = ${conversationOf(a, b)} and last_message_id > cleared_id`)
