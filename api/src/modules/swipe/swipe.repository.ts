import { limits } from '@duetto/shared/domain'
import type { Gender } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { andNotBlocked } from '../members/filter.repository'
import { ofBothKinds } from '../members/members.repository'
import { expiredBefore } from '../skips/skips.repository'

export interface DeckPosition {
  rnd: number
  id: number
}
export interface DeckWishes {
  userId: number
  gender: Gender | null
  country: string | null
}

export interface DeckProfile {
  id: number
  is_fictional: boolean
}

export const findWishes = async (db: Db, userId: number): Promise<DeckWishes & DeckPosition> =>
  db.pipelined.one(sql`
    select u.id as "userId", u.looking_for as gender, u.country,
      coalesce(c.rnd, u.rnd) as rnd, coalesce(c.target_id, 0) as id
    from users u left join swipe_cursors c on c.user_id = u.id where u.id = ${userId}`)

export const findDeckIds = (
  db: Db,
  { userId, gender, country }: DeckWishes,
  from: { position: DeckPosition; side: 'after' | 'before' },
  page: { now: Date; limit: number; without?: readonly number[] },
): Promise<DeckProfile[]> => {
  const { rnd, id } = from.position
  return db.many<DeckProfile>(
    ofBothKinds(
      (kind) => sql`
        select u.id, u.is_fictional from users u
        cross join lateral (select 1 where
          not exists (select 1 from swipes s where s.user_id = ${userId} and s.target_id = u.id
            and (s.decision = 'like'
              or s.decided_at > case s.decision when 'pass' then ${expiredBefore('pass', page.now)}::timestamptz
                else ${expiredBefore('skip', page.now)}::timestamptz end))
          and not exists (select 1 from likes where liker_id = ${userId} and liked_id = u.id)
          offset 0) as undecided
        where u.status = 'active' and u.has_photo and not u.is_invisible and u.id <> ${userId} and ${kind}
          ${andNotBlocked(userId)}
          ${gender ? sql`and u.gender = ${gender}` : sql`and u.gender is not null`}
          ${country ? sql`and u.country = ${country}` : empty}
          ${page.without ? sql`and u.id <> all(${page.without}::bigint[])` : empty}
          and ${from.side === 'after' ? sql`(u.rnd, u.id) > (${rnd}, ${id})` : sql`(u.rnd, u.id) <= (${rnd}, ${id})`}
        order by u.rnd, u.id limit ${page.limit}`,
    ),
  )
}

export const moveCursor = (tx: Db, userId: number, targetId: number): Promise<number> =>
  tx.run(sql`
    insert into swipe_cursors (user_id, rnd, target_id)
    select ${userId}, rnd, id from users where id = ${targetId}
    on conflict (user_id) do update set rnd = excluded.rnd, target_id = excluded.target_id`)

/** Returns false if the old decision stays. Likes are final. A pass replaces only decisions older than `passDays`. */
export const insertDecision = async (
  tx: Db,
  userId: number,
  targetId: number,
  decision: Decision['decision'],
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into swipes (user_id, target_id, decision, decided_at)
    values (${userId}, ${targetId}, ${decision}, ${now})
    on conflict (user_id, target_id) do update
      set decision = excluded.decision, decided_at = excluded.decided_at
      where swipes.decision <> 'like' and (excluded.decision <> 'pass'
        or swipes.decided_at <= ${expiredBefore('pass', now)})`)) === 1

/** Returns false at the limit. The row lock serialises concurrent likes. */
export const consumeDailyLike = async (tx: Db, userId: number, day: string): Promise<boolean> =>
  (await tx.run(sql`
    insert into swipe_days (user_id, day, likes) values (${userId}, ${day}::date, 1)
    on conflict (user_id, day) do update set likes = swipe_days.likes + 1
      where swipe_days.likes < ${limits.swipeLikesPerDay}`)) === 1

export const refundDailyLike = (tx: Db, userId: number, day: string): Promise<number> =>
  tx.run(sql`
    update swipe_days set likes = likes - 1
    where user_id = ${userId} and day = ${day}::date and likes > 0`)

export const countLikesOfDay = async (db: Db, userId: number, day: string): Promise<number> =>
  (
    await db.maybe<{ likes: number }>(
      sql`select likes from swipe_days where user_id = ${userId} and day = ${day}::date`,
    )
  )?.likes ?? 0

export interface Decision {
  target_id: number
  decision: 'like' | 'pass' | 'skip'
  decided_at: Date
}
export const findLastDecision = (db: Db, userId: number): Promise<Decision | undefined> =>
  db.maybe<Decision>(sql`
    select target_id, decision, decided_at from swipes where user_id = ${userId}
    order by swipes.decided_at desc, target_id desc limit 1`)

export const removeDecision = async (tx: Db, userId: number, targetId: number): Promise<boolean> =>
  (await tx.run(sql`delete from swipes where user_id = ${userId} and target_id = ${targetId}`)) === 1

export const putBefore = (tx: Db, userId: number, targetId: number): Promise<number> =>
  tx.run(sql`
    update swipe_cursors set rnd = u.rnd, target_id = u.id - 1
    from users u where u.id = ${targetId} and swipe_cursors.user_id = ${userId}`)

export const wasLikedBefore = async (
  tx: Db,
  userId: number,
  { target_id, decided_at }: Decision,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from likes
    where liker_id = ${userId} and liked_id = ${target_id} and created_at < ${decided_at}`)) !== undefined
