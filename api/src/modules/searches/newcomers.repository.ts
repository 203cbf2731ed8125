import { dayMs } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db, Queries } from '../../infra/db/Db'
import { defaultNotifications } from '../accounts/settings/defaultNotifications'
import { andNotBlocked, filterConditions } from '../members/filter.repository'
import type { MemberFilter } from '../members/memberFilter'
import { wantedGenders } from '../members/towns.repository'

export interface DueSearch {
  id: number
  user_id: number
  query: string
  seen_at: Date
}

export const claimDueSearches = (
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<DueSearch[]> =>
  db.many<DueSearch>(sql`
    with due as (
      select id from saved_searches where found_at is null and checked_at < ${before}
      order by checked_at limit ${limit} for update skip locked)
    update saved_searches s set checked_at = ${now} from due where s.id = due.id
    returning s.id, s.user_id, s.query, s.seen_at`)

const confirmedWithinMs = dayMs

/**
 * Finds real members who were activated after `since`. Ignores those who signed up more than `confirmedWithinMs` before
 * `since`, so that an index on the sign-up time limits the search.
 */
export const hasNewcomer = async (
  db: Queries,
  filter: MemberFilter,
  since: Date,
  now: Date,
): Promise<boolean> => {
  const from = new Date(since.getTime() - confirmedWithinMs)
  const real: MemberFilter = { ...filter, isFictional: false, days: { by: 'created_at', from, to: now } }
  const found = await db.maybe(sql`
    select 1 as one from ${wantedGenders(filter)} cross join lateral (
      select 1 as one from users u
      where ${filterConditions(real, now)} ${andNotBlocked(filter.viewerId)}
        and u.gender = wanted.gender and u.created_at > ${from}
        and coalesce(u.activated_at, u.created_at) > ${since}
      order by u.created_at desc limit 1) as found
    limit 1`)
  return found !== undefined
}

const isMailable = sql`u.status = 'active' and not u.is_fictional and u.notifications_disabled = '{}'
  and coalesce((u.notifications ->> 'mail_searches')::boolean, ${defaultNotifications.mail_searches})`

/** Sets `is_mailed` if the member gets no search e-mails, or `findMembersToMail` would read the search every time. */
export const markFound = (db: Db, { id, seen_at }: DueSearch, now: Date): Promise<number> =>
  db.run(sql`
    update saved_searches s set found_at = ${now}, is_mailed = not (${isMailable})
    from users u where u.id = s.user_id and s.id = ${id} and s.found_at is null and s.seen_at <= ${seen_at}`)

export interface MailedMember {
  user_id: number
  email: string
  name: string
  language: string
  host: string | null
}

export const findMembersToMail = (
  db: Db,
  { inactiveSince, dayAgo }: { inactiveSince: Date; dayAgo: Date },
): Promise<MailedMember[]> =>
  db.many<MailedMember>(sql`
    select u.id as user_id, u.email, u.name, u.language, u.host
    from (select distinct user_id from saved_searches where found_at is not null and not is_mailed) as news
    join users u on u.id = news.user_id and ${isMailable} and u.last_active < ${inactiveSince}
    left join member_notices n on n.user_id = u.id
    where n.searches_at is null or n.searches_at < ${dayAgo}
    order by u.id limit 200`)

export const claimMail = async (
  tx: Db,
  userId: number,
  { now, dayAgo }: { now: Date; dayAgo: Date },
): Promise<boolean> => {
  const isClaimed =
    (await tx.run(sql`
      insert into member_notices (user_id, searches_at) values (${userId}, ${now})
      on conflict (user_id) do update set searches_at = excluded.searches_at
      where member_notices.searches_at is null or member_notices.searches_at < ${dayAgo}`)) === 1
  if (isClaimed)
    await tx.run(sql`
      update saved_searches set is_mailed = true where user_id = ${userId} and found_at is not null`)
  return isClaimed
}
