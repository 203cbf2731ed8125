import { distanceBlurKm } from '@duetto/shared/domain'
import sql, { empty, raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Queries } from '../../infra/db/Db'
import { isSelective, queryWideningDays } from './criteria.repository'
import type { Position } from './cursor'
import { shownKmFrom } from './distance.repository'
import type { Point } from './distance.repository'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter, Nearness, TimeColumn } from './memberFilter'
import type { RankedPerson } from './suggested'
import { inTown, inTowns, readsTowns, wantedGenders } from './towns.repository'

export interface Candidate extends RankedPerson {
  id: number
  /** Sort value as text, because a Date would lose the microseconds and the next page would skip members. */
  at: string
}

export interface CandidateQuery {
  now: Date
  origin: Point | undefined
  after: Position
  limit: number
}
const kmOf = (viewerId: number | null, origin: Point | undefined): Sql =>
  viewerId === null || !origin ? sql`null::int` : shownKmFrom(viewerId, origin)

const stored = sql`u.id, u.is_fictional, u.last_active, u.created_at, u.looking_for, u.wished_ages, u.interests,
  u.birth_date, u.has_photo, u.about_me, u.prompts, u.lat, u.lon, u.hides_distance`

const columns = (by: TimeColumn, now: Date, km: Sql): Sql => sql`
  u.id, u.is_fictional, to_char(u.${raw(by)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  u.last_active, u.created_at, u.looking_for, u.wished_ages, u.interests, u.has_photo, u.about_me <> '' as has_text,
  jsonb_array_length(u.prompts) as prompt_count, extract(year from age(${now}::timestamptz::date, u.birth_date))::int as age,
  ${km} as km`

/** Computes the `km` column only after the overall limit, because each town yields up to `limit` members. */
const findLatestIn = (
  db: Queries,
  filter: MemberFilter,
  by: TimeColumn,
  { now, origin, after, limit, from }: CandidateQuery & { from?: Candidate },
): Promise<Candidate[]> => {
  const place = sql`(u.${raw(by)}, u.id)`
  const isLater = from ? sql`and ${place} > (${from.at}::timestamptz, ${from.id})` : empty
  return db.many<Candidate>(sql`
    select ${columns(by, now, kmOf(filter.viewerId, origin))} from (${inTowns(
      filter,
      (town) => sql`
        select ${stored} from users u
        where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)} ${town}
          and ${place} < (${after.at}::timestamptz, ${after.id}) ${isLater}
        order by u.${raw(by)} desc, u.id desc
        limit ${limit}`,
      sql`order by found.${raw(by)} desc, found.id desc limit ${limit}`,
    )}) as u
    order by u.${raw(by)} desc, u.id desc`)
}

/**
 * Searches the towns inside the radius first, because many members of the towns at its edge are outside. If the result
 * fills the page, searches the edge only for members who precede the last member found inside.
 */
const findLatestInTowns = async (
  db: Queries,
  filter: MemberFilter & { near: Nearness },
  by: TimeColumn,
  query: CandidateQuery,
): Promise<Candidate[]> => {
  const find = (part: Nearness['part'], from?: Candidate) =>
    findLatestIn(db, { ...filter, near: { ...filter.near, part } }, by, { ...query, from })
  const inside = await find('inside')
  const edge = await find('edge', inside[query.limit - 1])
  const isBefore = (a: Candidate, b: Candidate) => a.at > b.at || (a.at === b.at && a.id > b.id)
  return [...inside, ...edge].sort((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, query.limit)
}

export const findLatest = (
  db: Queries,
  filter: MemberFilter,
  by: TimeColumn,
  query: CandidateQuery,
): Promise<Candidate[]> => {
  if (readsTowns(filter)) return findLatestInTowns(db, filter, by, query)
  const { now, limit, after } = query
  return queryWideningDays(db, filter, { by, to: new Date(after.at), now, limit }, (narrowed) =>
    findLatestIn(db, narrowed, by, query),
  )
}

type NearestQuery = CandidateQuery & { origin: Point }

const townCounts = [1, 64, 512]

export const findNearest = async (
  db: Queries,
  filter: MemberFilter & { viewerId: number },
  query: NearestQuery,
): Promise<Candidate[]> => {
  if (isSelective(filter)) return findByDistance(db, filter, query)
  for (const townCount of townCounts) {
    const found = await findInNearestTowns(db, filter, query, townCount)
    if (found.length >= query.limit) return found
  }
  return findByDistance(db, filter, query)
}

const findByDistance = (
  db: Queries,
  filter: MemberFilter & { viewerId: number },
  { now, origin, after: { at, id, km = 0 }, limit }: NearestQuery,
): Promise<Candidate[]> =>
  db.many<Candidate>(
    inTowns(
      filter,
      (town) => sql`
        select near.* from (
          select ${columns('last_active', now, shownKmFrom(filter.viewerId, origin))}
          from users u
          where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)} ${town}
            and u.last_active <= ${now}) as near
        where near.km > ${km} or (near.km = ${km} and (near.last_active, near.id) < (${at}::timestamptz, ${id}))
        order by near.km, near.last_active desc, near.id desc
        limit ${limit}`,
      sql`order by found.km, found.at desc, found.id desc limit ${limit}`,
    ),
  )

/**
 * Searches the `townCount` nearest combinations of town and displayed distance, with ties. A town has several displayed
 * distances, because each member's position is offset. Postgres inlines `round_km` only if its argument is simple, so
 * `offset 0` keeps the subqueries from being merged.
 */
const findInNearestTowns = (
  db: Queries,
  filter: MemberFilter & { viewerId: number },
  { now, origin, after: { at, id, km = 0 }, limit }: NearestQuery,
  townCount: number,
): Promise<Candidate[]> =>
  db.many<Candidate>(sql`
    select found.* from (
      select t.lat, t.lon, step.km
      from (select lat, lon, km_between(lat, lon, ${origin.lat}, ${origin.lon}) as away from member_towns offset 0) as t
      cross join lateral (
        select distinct round_km(moved.away) as km from (
          select greatest(0, t.away + part * ${distanceBlurKm}) as away
          from unnest(array[-1.02, -0.5, 0, 0.5, 1.02]) as part offset 0) as moved) as step
      where step.km >= ${km}
      order by step.km fetch first (${townCount}) rows with ties) as town
    cross join ${wantedGenders(filter)}
    cross join lateral (
      select ${columns('last_active', now, shownKmFrom(filter.viewerId, origin))}
      from users u
      where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)} ${inTown}
        and ${shownKmFrom(filter.viewerId, origin)} = town.km
        and (town.km > ${km} or (u.last_active, u.id) < (${at}::timestamptz, ${id}))
        and u.last_active <= ${now}
      order by u.last_active desc, u.id desc
      limit ${limit}) as found
    order by found.km, found.at desc, found.id desc
    limit ${limit}`)
