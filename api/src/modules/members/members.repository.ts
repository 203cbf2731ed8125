import type { Gender } from '@duetto/shared/domain'
import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db, Queries } from '../../infra/db/Db'
import type { Position } from './cursor'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter } from './filter.repository'

export interface FoundMember {
  id: number
  /** Last activity as text with microseconds. A Date would lose them, and pages would repeat people. */
  at: string
  is_fictional: boolean
}

export interface Positions {
  real: Position
  fictional: Position
}

/** SQL for the last activity as text with microseconds, for the cursor's position. */
const exactly = sql`to_char(u.last_active at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * Combines a query for real members and one for fictional profiles in one statement. Their index starts with the kind,
 * so neither query reads and skips people of the other kind.
 */
export const ofBothKinds = (query: (kind: Sql, isFictional: boolean) => Sql): Sql =>
  sql`(${query(sql`not u.is_fictional`, false)}) union all (${query(sql`u.is_fictional`, true)})`

/** Finds candidates for one page after the positions: `limit` of each kind, most recently active first. */
export const findMembers = (
  db: Queries,
  filter: MemberFilter,
  page: { now: Date; after: Positions; limit: number },
): Promise<FoundMember[]> =>
  db.many<FoundMember>(
    ofBothKinds((kind, isFictional) => {
      const { at, id } = isFictional ? page.after.fictional : page.after.real
      return sql`
        select u.id, ${exactly} as at, u.is_fictional
        from users u
        where ${filterConditions(filter, page.now)} and ${kind} ${andNotBlocked(filter.viewerId)}
          and (u.last_active, u.id) < (${at}::timestamptz, ${id})
        order by u.last_active desc, u.id desc
        limit ${page.limit}`
    }),
  )

/** Counts the real members among the search results, up to one more than `numResultsExactTo`. */
export const countMembers = async (db: Queries, filter: MemberFilter, now: Date): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from users u
      where ${filterConditions({ ...filter, isHidingFictional: true }, now)} ${andNotBlocked(filter.viewerId)}
      limit ${limits.numResultsExactTo + 1}) as found`)
  return count
}

/** Finds `limit` people of each kind who meet the wide filter but not the narrow one, most recently active first. */
export const findSimilarIds = (
  db: Queries,
  narrow: MemberFilter,
  wide: MemberFilter,
  now: Date,
  limit: number,
): Promise<{ id: number; is_fictional: boolean }[]> =>
  db.many(
    ofBothKinds(
      (kind) => sql`
        select u.id, u.is_fictional from users u
        where ${filterConditions(wide, now)} and ${kind} ${andNotBlocked(wide.viewerId)}
          and not coalesce((${filterConditions(narrow, now)}), false)
        order by u.last_active desc, u.id desc
        limit ${limit}`,
    ),
  )

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
