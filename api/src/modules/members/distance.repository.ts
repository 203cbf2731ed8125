import { distanceBlurKm } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'

/**
 * Margin in km. The displayed position is offset by at most `distanceBlurKm`, so a true distance this far below a limit
 * is always displayed within it, provided that the limit is a rounded distance. Above a limit, twice the margin also
 * covers the rounding.
 */
export const marginKm = distanceBlurKm + 1

export interface Point {
  lat: number
  lon: number
}

/** Filters and orders must also use this distance, or they reveal more than the display. Null if unknown or hidden. */
const shownKm = (viewerId: number, lat: Sql, lon: Sql): Sql => sql`
  case when not u.hides_distance then shown_km(u.id, u.lat, u.lon, ${lat}, ${lon},
    (select md5(value || ${viewerId}::bigint) from secrets where name = 'distance'), ${distanceBlurKm}) end`

export const shownKmFrom = (viewerId: number, { lat, lon }: Point): Sql =>
  shownKm(viewerId, sql`${lat}::float8`, sql`${lon}::float8`)

/** Null if the distance is unknown or hidden. Computes the member's offset, the slowest part, only near the limit. */
export const isShownWithin = (viewerId: number, from: Point, limit: Sql): Sql => {
  const km = sql`km_between(u.lat, u.lon, ${from.lat}::float8, ${from.lon}::float8)`
  return sql`case
    when u.hides_distance or u.lat is null or u.lon is null then null
    when ${km} <= ${limit} - ${marginKm} then true
    when ${km} > ${limit} + ${2 * marginKm} then false
    else ${shownKmFrom(viewerId, from)} <= ${limit} end`
}

export const shownKmFromHome = (viewerId: number): Sql =>
  shownKm(
    viewerId,
    sql`(select lat from users where id = ${viewerId})`,
    sql`(select lon from users where id = ${viewerId})`,
  )
