import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../db/Db'

export interface SenderRow {
  id: number
  status: 'not_confirmed' | 'active' | 'suspended' | 'deleted'
  paid_user: boolean
  credits: number
  free_messages_used: number
  started_conversations: number
  country: string | null
}

const columns = sql`id, status, paid_user, credits, free_messages_used, started_conversations, country`

export const findSender = (db: Db, userId: number): Promise<SenderRow> =>
  db.one<SenderRow>(sql`select ${columns} from users where id = ${userId}`)

/**
 * The sender's row, locked: a member's sends come one after another. NO KEY, so that rows of others that
 * point at this member can be written meanwhile.
 */
export const lockSender = (tx: Db, userId: number): Promise<SenderRow> =>
  tx.one<SenderRow>(sql`select ${columns} from users where id = ${userId} for no key update`)

/** Takes one of the free messages; false where none is left. */
export const takeFreeMessage = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.run(sql`
    update users set free_messages_used = free_messages_used + 1
    where id = ${userId} and not paid_user and free_messages_used < ${limits.freeMessages}`)) === 1

/** Counts a started conversation; false where a free member has none left. */
export const takeConversation = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.run(sql`
    update users set started_conversations = started_conversations + 1
    where id = ${userId}
      and (paid_user or started_conversations < ${limits.freeStartedConversations})`)) === 1

export interface TargetRow {
  is_fictional: boolean
  has_blocked_me: boolean
  is_blocked: boolean
  /** In sight for the sender: not invisible, or already known to them. */
  is_in_sight: boolean
}

/** The one who is written to; undefined where there is no such active member. */
export const findTarget = (db: Db, userId: number, targetId: number): Promise<TargetRow | undefined> =>
  db.maybe<TargetRow>(sql`
    select u.is_fictional,
      exists (select 1 from blocks where blocker_id = u.id and blocked_id = ${userId}) as has_blocked_me,
      exists (select 1 from blocks where blocker_id = ${userId} and blocked_id = u.id) as is_blocked,
      (not u.is_invisible
        or exists (select 1 from likes where liker_id = u.id and liked_id = ${userId})) as is_in_sight
    from users u
    where u.id = ${targetId} and u.id <> ${userId} and u.status = 'active' and u.gender is not null`)

export interface KeyRow {
  body_hash: string
  response: unknown
}

/** True where the key is new; the row waits for a send of the same key that is still under way. */
export const claimKey = async (
  tx: Db,
  userId: number,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into message_keys (user_id, key, body_hash, created_at)
    values (${userId}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing`)) === 1

export const findKey = (tx: Db, userId: number, key: string): Promise<KeyRow> =>
  tx.one<KeyRow>(sql`select body_hash, response from message_keys where user_id = ${userId} and key = ${key}`)

export const storeResponse = (tx: Db, userId: number, key: string, response: unknown): Promise<number> =>
  tx.run(sql`
    update message_keys set response = ${JSON.stringify(response)}::text::jsonb
    where user_id = ${userId} and key = ${key}`)

/** Lets keys go that are older than their seven days. */
export const removeOldKeys = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    delete from message_keys
    where created_at < ${new Date(now.getTime() - limits.idempotencyKeyDays * 86_400_000)}`)

/** Address name of an own, reviewed photo. */
export const findOwnPhoto = async (db: Db, userId: number, photoId: number): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(
      sql`select name from photos where id = ${photoId} and user_id = ${userId} and status = 'active'`,
    )
  )?.name
