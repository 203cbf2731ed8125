import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface SenderRow {
  paid_user: boolean
  credits: number
  free_messages_used: number
  country: string | null
}

export const findSender = (db: Db, userId: number): Promise<SenderRow> =>
  db.pipelined.one<SenderRow>(sql`
    select paid_user, credits, free_messages_used, country
    from users join wallets on user_id = id where id = ${userId}`)

export interface TargetRow {
  is_fictional: boolean
  has_blocked_me: boolean
  is_blocked: boolean
  is_in_sight: boolean
}

export const findTarget = (db: Db, userId: number, targetId: number): Promise<TargetRow | undefined> =>
  db.pipelined.maybe<TargetRow>(sql`
    select u.is_fictional,
      exists (select 1 from blocks where blocker_id = u.id and blocked_id = ${userId}) as has_blocked_me,
      exists (select 1 from blocks where blocker_id = ${userId} and blocked_id = u.id) as is_blocked,
      (not u.is_invisible
        or exists (select 1 from likes where liker_id = u.id and liked_id = ${userId})) as is_in_sight
    from users u
    where u.id = ${targetId} and u.id <> ${userId} and u.status = 'active' and u.gender is not null`)

export const findOwnPhoto = async (db: Db, userId: number, photoId: number): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(
      sql`select name from photos where id = ${photoId} and user_id = ${userId} and status = 'active'`,
    )
  )?.name
