import type { ActivityKind } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

export const upsertVisit = async (
  db: Db,
  visitorId: number,
  visitedId: number,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    insert into profile_visits (visited_id, visitor_id, visited_at)
    select u.id, ${visitorId}, ${now} from users u, users me
    where u.id = ${visitedId} and u.id <> ${visitorId} and ${maySee(visitorId)}
      and me.id = ${visitorId} and me.status = 'active' and not me.is_invisible
    on conflict (visited_id, visitor_id) do update set visited_at = excluded.visited_at`)) === 1

export const removeVisitsBefore = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from profile_visits where visited_at < ${before}`)

export interface ActivityRow {
  kind: ActivityKind
  id: number
  at: Date
}

interface Range {
  since: Date
  limit: number
}

/** Real members first, newest first within each group. Omits the visit of a member who also liked, matched or wrote. */
export const findActivity = (db: Db, userId: number, { since, limit }: Range): Promise<ActivityRow[]> =>
  db.many<ActivityRow>(sql`
    with happened (kind, id, at) as (
      select 'visit', visitor_id, visited_at from profile_visits
      where visited_id = ${userId} and visited_at > ${since}
      union all
      select case when pair.matched_at is null then 'like' else 'match' end, liker_id,
        coalesce(pair.matched_at, likes.created_at)
      from likes left join pairs pair on pair.low_id = least(liker_id, liked_id)
        and pair.high_id = greatest(liker_id, liked_id)
      where liked_id = ${userId} and coalesce(pair.matched_at, likes.created_at) > ${since}
      union all
      select 'message', other_id, last_at from conversation_members
      where user_id = ${userId} and not is_hidden and last_is_mine is false and last_at > ${since}
    )
    select kind, u.id, at from happened join users u on u.id = happened.id
    where ${maySee(userId)}
      and (kind <> 'visit' or not u.is_invisible
        and not exists (select 1 from happened more where more.id = happened.id and more.kind <> 'visit'))
      and not exists (select 1 from blocks where blocker_id = ${userId} and blocked_id = u.id)
    order by u.is_fictional, at desc, u.id, kind limit ${limit}`)

export const findSeenAt = async (db: Db, userId: number): Promise<Date | null> =>
  (await db.maybe<{ seen_at: Date }>(sql`select seen_at from activity_views where user_id = ${userId}`))
    ?.seen_at ?? null

/** Never moves the time back, because tabs may save out of order. */
export const setSeenAt = (db: Db, userId: number, at: Date): Promise<number> =>
  db.run(sql`
    insert into activity_views (user_id, seen_at) values (${userId}, ${at})
    on conflict (user_id) do update set seen_at = greatest(activity_views.seen_at, excluded.seen_at)`)
