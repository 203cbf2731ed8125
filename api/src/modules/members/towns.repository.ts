import { genders } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { kmPerDegree, reachKm } from './cells'
import { isSelective } from './criteria.repository'
import { marginKm } from './distance.repository'
import type { MemberFilter, Nearness } from './memberFilter'

const townsUpToKm = 100

export const inTown = sql`and u.lat = town.lat and u.lon = town.lon and u.gender = wanted.gender`

export const wantedGenders = ({ gender }: MemberFilter): Sql =>
  sql`unnest(${gender ? [gender] : genders}::text[]) as wanted (gender)`

/** Nearest first, so that a count may reach its limit before it has to compute offsets near the edge of the radius. */
const townsAround = ({ from, withinKm, part }: Nearness): Sql => {
  const km = reachKm(withinKm)
  const away = sql`km_between(lat, lon, ${from.lat}, ${from.lon})`
  const isInside = sql`${away} <= ${withinKm - marginKm}`
  const degrees = km / kmPerDegree
  return sql`(
    select lat, lon from member_towns
    where lat between ${from.lat - degrees} and ${from.lat + degrees}
      and ${away} <= ${km} ${part ? sql`and ${part === 'inside' ? isInside : sql`not ${isInside}`}` : empty}
    order by ${away}) as town`
}

export const readsTowns = (filter: MemberFilter): filter is MemberFilter & { near: Nearness } =>
  filter.near !== undefined && filter.near.withinKm <= townsUpToKm && !isSelective(filter)

/**
 * If `readsTowns(filter)`, runs `query` for each town and gender, because each run then reads only its first members
 * from an index. Otherwise returns `query` alone.
 */
export const inTowns = (filter: MemberFilter, query: (town: Sql) => Sql, order: Sql): Sql => {
  if (!readsTowns(filter)) return query(empty)
  return sql`
    select found.* from ${townsAround(filter.near)} cross join ${wantedGenders(filter)}
    cross join lateral (${query(inTown)}) as found
    ${order}`
}
