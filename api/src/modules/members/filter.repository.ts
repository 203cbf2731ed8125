import { timings } from '@duetto/shared/domain'
import sql, { empty, join } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { isSelective, meetsCriteria } from './criteria.repository'
import { isShownWithin } from './distance.repository'
import type { MemberFilter, WantedViewer } from './memberFilter'
import { notSkipped } from '../skips/skips.repository'
import { hasPublicPhoto } from './visibility.repository'

const yearsBefore = (now: Date, years: number): string => {
  const year = now.getUTCFullYear() - years
  const isLeapDay = now.getUTCMonth() === 1 && now.getUTCDate() === 29
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const day = isLeapDay && !isLeapYear ? '02-28' : now.toISOString().slice(5, 10)
  return `${String(year).padStart(4, '0')}-${day}`
}

const dayMs = 86_400_000

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const isListed = (
  viewerId: number | null,
): Sql => sql`u.status = 'active' and not u.is_invisible and u.gender is not null
  and ${viewerId === null ? sql`not u.is_private` : sql`u.id <> ${viewerId}`}`

/** Wishes that depend on unknown facts or a hidden distance count as met. */
const wantsViewer = (viewerId: number, { gender, age, home }: WantedViewer): Sql => sql`
  ${gender ? sql`(u.looking_for = ${gender} or u.looking_for is null) and` : empty}
  (u.wished_ages is null or ${age} between u.wished_ages[1] and u.wished_ages[2])
  ${home ? sql`and (u.wished_km is null or coalesce(${isShownWithin(viewerId, home, sql`u.wished_km`)}, true))` : empty}`

export const filterConditions = (filter: MemberFilter, now: Date): Sql => {
  const { viewerId, gender, country, region, minAge, maxAge, namePrefix, near } = filter
  const conditions = [isListed(viewerId)]
  if (gender) conditions.push(sql`u.gender = ${gender}`)
  if (country) conditions.push(sql`u.country = ${country}`)
  if (region) conditions.push(sql`u.region = ${region}`)
  if (minAge) conditions.push(sql`u.birth_date <= ${yearsBefore(now, minAge)}::date`)
  if (maxAge) conditions.push(sql`u.birth_date > ${yearsBefore(now, maxAge + 1)}::date`)
  if (filter.isFictional !== undefined)
    conditions.push(filter.isFictional ? sql`u.is_fictional` : sql`not u.is_fictional`)
  if (filter.isOnline)
    conditions.push(sql`u.last_active > ${new Date(now.getTime() - timings.onlineWithinMs)}`)
  if (filter.hasPhoto)
    conditions.push(viewerId === null ? sql`u.has_photo and ${hasPublicPhoto}` : sql`u.has_photo`)
  if (filter.newWithinDays)
    conditions.push(sql`u.created_at > ${new Date(now.getTime() - filter.newWithinDays * dayMs)}`)
  if (filter.wants && viewerId !== null) conditions.push(wantsViewer(viewerId, filter.wants))
  if (isSelective(filter)) conditions.push(meetsCriteria(filter, now))
  if (namePrefix) conditions.push(sql`lower(u.name) like ${`${escapeLike(namePrefix.toLowerCase())}%`}`)
  if (filter.hasDistance)
    conditions.push(sql`u.lat is not null and u.lon is not null and not u.hides_distance`)
  if (filter.isHidingSkipped && viewerId !== null) conditions.push(notSkipped(viewerId, now))
  if (near && viewerId !== null)
    conditions.push(isShownWithin(viewerId, near.from, sql`${near.withinKm}::int`))
  return join(conditions, ' and ')
}

/**
 * Postgres evaluates this subquery once and hashes it. NOT EXISTS would cost two lookups per candidate and, with stale
 * statistics, lead to a join that cannot use the ordered index.
 */
const notBlocked = (viewerId: number): Sql => sql`u.id not in (
  select blocked_id from blocks where blocker_id = ${viewerId}
  union all select blocker_id from blocks where blocked_id = ${viewerId})`

export const andNotBlocked = (viewerId: number | null): Sql =>
  viewerId === null ? empty : sql`and ${notBlocked(viewerId)}`

export const mayList = (viewerId: number | null): Sql => sql`${isListed(viewerId)} ${andNotBlocked(viewerId)}`
