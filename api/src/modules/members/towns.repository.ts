import { genders } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { kmPerDegree, reachKm } from './cells'
import { isSelective } from './criteria.repository'
import type { MemberFilter, Nearness } from './memberFilter'

const townsUpToKm = 100

/** Condition of a query that runs once per town and gender. */
export const inTown = sql`and u.lat = town.lat and u.lon = town.lon and u.gender = wanted.gender`

export const wantedGenders = ({ gender }: MemberFilter): Sql =>
  sql`unnest(${gender ? [gender] : genders}::text[]) as wanted (gender)`

/** SQL for the towns that may have members within the radius, as `town`. */
const townsAround = ({ from, withinKm }: Nearness): Sql => {
  const km = reachKm(withinKm)
  const degrees = km / kmPerDegree
  return sql`(
    select lat, lon from member_towns
    where lat between ${from.lat - degrees} and ${from.lat + degrees}
      and km_between(lat, lon, ${from.lat}, ${from.lon}) <= ${km}) as town`
}

/**
 * Runs a query of members `u` in each town within the filter's radius, so that it reads the first members of each town
 * from the index; `town` restricts it to one town and gender. Without a radius, with one above `townsUpToKm`, or with
 * selective criteria, the query runs once.
 */
export const inTowns = (filter: MemberFilter, query: (town: Sql) => Sql, order: Sql): Sql => {
  const { near } = filter
  if (!near || near.withinKm > townsUpToKm || isSelective(filter)) return query(empty)
  return sql`
    select found.* from ${townsAround(near)} cross join ${wantedGenders(filter)}
    cross join lateral (${query(inTown)}) as found
    ${order}`
}
