import { distanceBlurKm } from '@duetto/shared/domain'
import sql, { raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Queries } from '../../infra/db/Db'
import { isSelective, queryWideningDays } from './criteria.repository'
import type { TimeColumn } from './memberFilter'
import type { Position } from './cursor'
import { shownKmFrom } from './distance.repository'
import type { Point } from './distance.repository'
import { andNotBlocked, filterConditions } from './filter.repository'
import type { MemberFilter } from './memberFilter'
import type { RankedPerson } from './suggested'
import { inTown, inTowns, wantedGenders } from './towns.repository'

export interface Candidate extends RankedPerson {
  id: number
  /** Text with microseconds. A Date would lose them, and pages would repeat people. */
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

const columns = (by: TimeColumn, km: Sql): Sql => sql`
  u.id, u.is_fictional, to_char(u.${raw(by)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  u.last_active, u.created_at, u.looking_for, u.wished_ages, u.interests, u.has_photo, u.about_me <> '' as has_text,
  jsonb_array_length(u.prompts) as prompt_count, ${km} as km`

export const findLatest = (
  db: Queries,
  filter: MemberFilter,
  by: TimeColumn,
  { now, origin, after: { at, id }, limit }: CandidateQuery,
): Promise<Candidate[]> =>
  queryWideningDays(filter, { by, to: new Date(at) }, limit, (narrowed) =>
    db.many<Candidate>(
      inTowns(
        narrowed,
        (town) => sql`
            select ${columns(by, kmOf(filter.viewerId, origin))}
            from users u
            where ${filterConditions(narrowed, now)} ${andNotBlocked(filter.viewerId)} ${town}
              and (u.${raw(by)}, u.id) < (${at}::timestamptz, ${id})
            order by u.${raw(by)} desc, u.id desc
            limit ${limit}`,
        sql`order by found.at desc, found.id desc limit ${limit}`,
      ),
    ),
  )

type NearestQuery = CandidateQuery & { origin: Point }

const townCounts = [8, 64, 512]

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
          select ${columns('last_active', shownKmFrom(filter.viewerId, origin))}
          from users u
          where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)} ${town}
            and u.last_active <= ${now}) as near
        where near.km > ${km} or (near.km = ${km} and (near.last_active, near.id) < (${at}::timestamptz, ${id}))
        order by near.km, near.last_active desc, near.id desc
        limit ${limit}`,
      sql`order by found.km, found.at desc, found.id desc limit ${limit}`,
    ),
  )

/** A town has several displayed distances, because each member's position is offset. */
const findInNearestTowns = (
  db: Queries,
  filter: MemberFilter & { viewerId: number },
  { now, origin, after: { at, id, km = 0 }, limit }: NearestQuery,
  townCount: number,
): Promise<Candidate[]> =>
  db.many<Candidate>(sql`
    select found.* from (
      select t.lat, t.lon, step.km from member_towns t cross join lateral (
        select distinct round_km(greatest(0, km_between(t.lat, t.lon, ${origin.lat}, ${origin.lon}) + part * ${distanceBlurKm}))
          as km
        from unnest(array[-1.02, -0.5, 0, 0.5, 1.02]) as part) as step
      where step.km >= ${km}
      order by step.km fetch first (${townCount}) rows with ties) as town
    cross join ${wantedGenders(filter)}
    cross join lateral (
      select ${columns('last_active', shownKmFrom(filter.viewerId, origin))}
      from users u
      where ${filterConditions(filter, now)} ${andNotBlocked(filter.viewerId)} ${inTown}
        and ${shownKmFrom(filter.viewerId, origin)} = town.km
        and (town.km > ${km} or (u.last_active, u.id) < (${at}::timestamptz, ${id}))
        and u.last_active <= ${now}
      order by u.last_active desc, u.id desc
      limit ${limit}) as found
    order by found.km, found.at desc, found.id desc
    limit ${limit}`)
