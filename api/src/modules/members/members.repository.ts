import type { Gender } from '@duetto/shared/domain'
import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db, Queries } from '../../infra/db/Db'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter } from './memberFilter'
import { inTowns } from './towns.repository'

/** The indexes have `is_fictional` before the sort columns, so that neither query scans members of the other kind. */
export const ofBothKinds = (query: (kind: Sql, isFictional: boolean) => Sql): Sql =>
  sql`(${query(sql`not u.is_fictional`, false)}) union all (${query(sql`u.is_fictional`, true)})`

/**
 * `someIds` is an incomplete list of members who meet the selective criteria. Counts among all members only if the list
 * yields fewer than the maximum.
 */
export const countMembers = async (
  db: Queries,
  filter: MemberFilter,
  now: Date,
  someIds?: readonly number[],
): Promise<number> => {
  const most = limits.numResultsExactTo + 1
  const real = { ...filter, isFictional: false, candidateIds: someIds ?? filter.candidateIds }
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (${inTowns(
      real,
      (town) => sql`
        select 1 as one from users u
        where ${filterConditions(real, now)} ${andNotBlocked(filter.viewerId)} ${town}
        limit ${most}`,
      sql`limit ${most}`,
    )}) as found`)
  return someIds && count < most ? countMembers(db, filter, now) : count
}

export const findSimilarIds = (
  db: Queries,
  filter: MemberFilter,
  found: readonly number[],
  now: Date,
  limit: number,
): Promise<{ id: number; is_fictional: boolean }[]> =>
  db.many(
    ofBothKinds(
      (kind) => sql`
        select u.id, u.is_fictional from users u
        where ${filterConditions(filter, now)} and ${kind} ${andNotBlocked(filter.viewerId)}
          and u.id <> all (${found}::bigint[])
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

export const findPromoted = (db: Db, country: string | undefined): Promise<PromotedRow[]> =>
  db.pipelined.many<PromotedRow>(sql`
    select id, kind, title, image, href from promoted_tiles
    where is_active and (country is null or country = ${country ?? null})
    order by position, id limit 4`)

export interface Searcher {
  gender: Gender | null
  birth_date: string
  wished_ages: readonly number[] | null
  interests: string[]
  has_intimate_consent: boolean
  looking_for: Gender | null
  city: string | null
  lat: number | null
  lon: number | null
}

export const findSearcher = (db: Db, id: number): Promise<Searcher> =>
  db.pipelined.one<Searcher>(sql`
    select gender, birth_date, wished_ages, interests, has_intimate_consent, looking_for, city, lat, lon from users where id = ${id}`)
