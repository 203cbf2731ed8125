import type { Gender } from '@duetto/shared/domain'
import { limits } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db, Queries } from '../../infra/db/Db'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter } from './filter.repository'

export interface FoundMember {
  id: number
  /** Last activity as text with microseconds. A Date would lose them, and pages would repeat people. */
  at: string
}

/** Formats the timestamp as text without loss of precision. */
const exactly = sql`to_char(u.last_active at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Finds one page after `after`, most recently active first. */
export const findMembers = (
  db: Queries,
  filter: MemberFilter,
  page: { now: Date; asOf: string; after?: { at: string; id: number }; limit: number },
): Promise<FoundMember[]> =>
  db.many<FoundMember>(sql`
    select u.id, ${exactly} as at
    from users u
    where ${filterConditions(filter, page.now)} ${andNotBlocked(filter.viewerId)} and u.last_active <= ${page.asOf}::timestamptz
      ${page.after ? sql`and (u.last_active, u.id) < (${page.after.at}::timestamptz, ${page.after.id})` : empty}
    order by u.last_active desc, u.id desc
    limit ${page.limit}`)

/** Counts search results, up to one more than `numResultsExactTo`. */
export const countMembers = async (db: Queries, filter: MemberFilter, now: Date): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from users u
      where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)}
      limit ${limits.numResultsExactTo + 1}) as found`)
  return count
}

/** Finds people who meet the wide filter but not the narrow one, most recently active first. */
export const findSimilarIds = async (
  db: Queries,
  narrow: MemberFilter,
  wide: MemberFilter,
  now: Date,
  limit: number,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select u.id from users u
    where ${filterConditions(wide, now)} ${andNotBlocked(wide.viewerId)} and not coalesce((${filterConditions(narrow, now)}), false)
    order by u.last_active desc, u.id desc
    limit ${limit}`)
  return rows.map((row) => row.id)
}

export interface PromotedRow {
  id: number
  kind: 'cam' | 'resell'
  title: string
  image: string
  href: string
}

/** Finds promoted tiles of a country and tiles for all countries. */
export const findPromoted = (db: Db, country: string | undefined): Promise<PromotedRow[]> =>
  db.many<PromotedRow>(sql`
    select id, kind, title, image, href from promoted_tiles
    where is_active and (country is null or country = ${country ?? null})
    order by position, id limit 4`)

export const findLookingFor = async (db: Db, userId: number): Promise<Gender | null> =>
  (await db.maybe<{ looking_for: Gender | null }>(sql`select looking_for from users where id = ${userId}`))
    ?.looking_for ?? null
