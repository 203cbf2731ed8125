import { genders } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { kmPerDegree, reachKm } from './cells'
import { isSelective } from './criteria.repository'
import type { MemberFilter, Nearness } from './memberFilter'

const townsUpToKm = 100

export const inTown = sql`and u.lat = town.lat and u.lon = town.lon and u.gender = wanted.gender`

export const wantedGenders = ({ gender }: MemberFilter): Sql =>
  sql`unnest(${gender ? [gender] : genders}::text[]) as wanted (gender)`

/** The nearest first: a count may end before it needs the offsets of members near the edge of the radius. */
const townsAround = ({ from, withinKm }: Nearness): Sql => {
  const km = reachKm(withinKm)
  const degrees = km / kmPerDegree
  return sql`(
    select lat, lon from member_towns
    where lat between ${from.lat - degrees} and ${from.lat + degrees}
      and km_between(lat, lon, ${from.lat}, ${from.lon}) <= ${km}
    order by km_between(lat, lon, ${from.lat}, ${from.lon})) as town`
}

/** Reads the first members of each town from the index. `town` restricts the query to one town and gender. */
export const inTowns = (filter: MemberFilter, query: (town: Sql) => Sql, order: Sql): Sql => {
  const { near } = filter
  if (!near || near.withinKm > townsUpToKm || isSelective(filter)) return query(empty)
  return sql`
    select found.* from ${townsAround(near)} cross join ${wantedGenders(filter)}
    cross join lateral (${query(inTown)}) as found
    ${order}`
}
