import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

const likesMax = 500

export const lockPair = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`
    insert into pairs (low_id, high_id)
    select low.id, high.id from users low, users high
    where low.id = ${Math.min(a, b)} and high.id = ${Math.max(a, b)}
    on conflict (low_id, high_id) do update set matched_at = pairs.matched_at`)

export const insertLike = async (tx: Db, likerId: number, likedId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into likes (liker_id, liked_id, created_at) values (${likerId}, ${likedId}, ${now})
    on conflict do nothing`)) === 1

export const removeLike = async (tx: Db, likerId: number, likedId: number): Promise<boolean> =>
  (await tx.run(sql`delete from likes where liker_id = ${likerId} and liked_id = ${likedId}`)) === 1

/** Returns false if the like is not mutual, or if the pair is already matched. The pair must be locked. */
export const markMatch = async (tx: Db, likerId: number, likedId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update pairs set matched_at = ${now}
    where low_id = least(${likerId}::bigint, ${likedId}::bigint)
      and high_id = greatest(${likerId}::bigint, ${likedId}::bigint) and matched_at is null
      and exists (select 1 from likes where liker_id = ${likedId} and liked_id = ${likerId})`)) === 1

export const endMatch = (tx: Db, a: number, b: number): Promise<number> =>
  tx.run(sql`
    update pairs set matched_at = null
    where low_id = ${Math.min(a, b)} and high_id = ${Math.max(a, b)} and matched_at is not null`)

export const isMatched = async (db: Db, a: number, b: number): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from pairs
    where low_id = ${Math.min(a, b)} and high_id = ${Math.max(a, b)} and matched_at is not null`)) !==
  undefined

export const mayReach = (userId: number): Sql => sql`u.id <> ${userId} and ${maySee(userId)}
  and not exists (select 1 from blocks where blocker_id = ${userId} and blocked_id = u.id)`

export const isReachable = async (db: Db, userId: number, targetId: number): Promise<boolean> =>
  (await db.pipelined.maybe(sql`
    select 1 from users u where u.id = ${targetId} and ${mayReach(userId)}`)) !== undefined

export const markSeen = async (db: Db, userId: number, likerId: number): Promise<boolean> =>
  (await db.run(sql`
    update likes set is_seen = true
    where liker_id = ${likerId} and liked_id = ${userId} and not is_seen`)) === 1

export const findLikedIds = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select liked_id as id from likes join users u on u.id = liked_id
    where liker_id = ${userId} and ${maySee(userId)}
    order by likes.created_at desc, liked_id desc limit ${likesMax}`)
  return rows.map((row) => row.id)
}

export interface ReceivedLike {
  id: number
  created_at: Date
  is_seen: boolean
}
export const findReceivedLikes = (db: Db, userId: number): Promise<ReceivedLike[]> =>
  db.many<ReceivedLike>(sql`
    select liker_id as id, created_at, is_seen from likes where liked_id = ${userId}
    order by likes.created_at desc, liker_id desc limit ${likesMax}`)
