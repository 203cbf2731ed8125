import type { Gender } from '@duetto/shared/domain'
import { distanceBlurKm, genders, limits } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db, Queries } from '../../infra/db/Db'
import type { Position } from './cursor'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter, Nearness } from './filter.repository'

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

interface Page {
  now: Date
  after: Positions
  limit: number
}

/** Finds candidates for one page after the positions: `limit` of each kind, most recently active first. */
export const findMembers = (db: Queries, filter: MemberFilter, page: Page): Promise<FoundMember[]> =>
  db.many<FoundMember>(
    ofBothKinds((kind, isFictional) => {
      const { at, id } = isFictional ? page.after.fictional : page.after.real
      return inTowns(
        filter,
        (town) => sql`
        select u.id, ${exactly} as at, u.is_fictional
        from users u
        where ${filterConditions(filter, page.now)} and ${kind} ${andNotBlocked(filter.viewerId)} ${town}
          and (u.last_active, u.id) < (${at}::timestamptz, ${id})
        order by u.last_active desc, u.id desc
        limit ${page.limit}`,
        sql`order by found.at desc, found.id desc limit ${page.limit}`,
      )
    }),
  )

/** Margin for the rounding of a displayed distance. */
const roundingKm = 5
const kmPerDegree = 111

/**
 * Runs a query of members `u` in each town around the filter's origin, so that it reads the most recently active members
 * of each town from the index; without an origin, in one go. `town` restricts the query to one town.
 */
const inTowns = ({ near, gender }: MemberFilter, query: (town: Sql) => Sql, order: Sql): Sql => {
  if (!near) return query(empty)
  return sql`
    select found.* from ${townsAround(near)}
    cross join unnest(${gender ? [gender] : genders}::text[]) as wanted (gender)
    cross join lateral (${query(sql`and u.lat = town.lat and u.lon = town.lon and u.gender = wanted.gender`)}) as found
    ${order}`
}

/** SQL for the towns that may have members within the radius, as `town`. */
const townsAround = ({ from, withinKm }: Nearness): Sql => {
  const km = withinKm + distanceBlurKm + roundingKm
  const degrees = km / kmPerDegree
  return sql`(
    select lat, lon from member_towns
    where lat between ${from.lat - degrees} and ${from.lat + degrees}
      and km_between(lat, lon, ${from.lat}, ${from.lon}) <= ${km}) as town`
}

/** Counts the real members among the search results, up to one more than `numResultsExactTo`. */
export const countMembers = async (db: Queries, filter: MemberFilter, now: Date): Promise<number> => {
  const most = limits.numResultsExactTo + 1
  const real = { ...filter, isHidingFictional: true }
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (${inTowns(
      real,
      (town) => sql`
        select 1 as one from users u
        where ${filterConditions(real, now)} ${andNotBlocked(filter.viewerId)} ${town}
        limit ${most}`,
      sql`limit ${most}`,
    )}) as found`)
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

/** What a search needs to know about the member who searches. */
export interface Searcher {
  gender: Gender | null
  looking_for: Gender | null
  city: string | null
  lat: number | null
  lon: number | null
}

export const findSearcher = (db: Queries, id: number): Promise<Searcher> =>
  db.one<Searcher>(sql`select gender, looking_for, city, lat, lon from users where id = ${id}`)
