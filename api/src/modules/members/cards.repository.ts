import type { ProfileCard } from '@duetto/shared/contract'
import { ageAt, limits, timings } from '@duetto/shared/domain'
import type { Gender } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { presentImage } from '../photos/photos.presenter'
import { shownKmFrom, shownKmFromHome } from './distance.repository'
import type { Point } from './distance.repository'
import { hasPublicPhoto } from './visibility.repository'

/** Longer lists use the pool, so that they do not delay session lookups. */
const pipelinedMax = limits.chatsPageSize

const newForMs = 7 * 24 * 3_600_000

interface CardRow {
  id: number
  name: string
  birth_date: string
  gender: Gender
  country: string
  region: string
  city: string
  last_active: Date
  created_at: Date
  is_fictional: boolean
  is_demo: boolean
  is_invisible: boolean
  is_verified: boolean
  photo_count: number
  image_id: number | null
  image_name: string | null
  image_width: number | null
  image_has_avif: boolean | null
  image_preview: string | null
  is_liked: boolean
  is_match: boolean
  km: number | null
}

/** Keeps the order of `ids`. Checks blocks, privacy and invisibility only if `condition` does. */
export const findCards = async (
  db: Db,
  viewerId: number | null,
  ids: readonly number[],
  now: Date,
  condition: Sql = sql`true`,
  origin?: Point,
): Promise<ProfileCard[]> => {
  if (ids.length === 0) return []
  const queries = ids.length <= pipelinedMax ? db.pipelined : db
  const rows = await queries.many<CardRow>(sql`
    select u.id, u.name, u.birth_date::text as birth_date, u.gender, coalesce(u.country, '') as country,
      coalesce(u.region, '') as region, coalesce(u.city, '') as city, u.last_active, u.created_at,
      u.is_fictional, u.is_demo, u.is_invisible, u.is_verified, photo.id as image_id, photo.name as image_name,
      photo.width as image_width, photo.has_avif as image_has_avif, photo.preview as image_preview,
      (select count(*)::int from photos where user_id = u.id and status = 'active') as photo_count,
      liked.liker_id is not null as is_liked, pair.matched_at is not null as is_match,
      ${kmTo(viewerId, origin)} as km
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join users u on u.id = wanted.id and (u.status = 'active' or u.id = ${viewerId}::bigint)
      and u.gender is not null and (${condition})
    left join photos photo on photo.user_id = u.id and photo.is_main and photo.status = 'active'
      ${viewerId === null ? sql`and ${hasPublicPhoto}` : empty}
    left join likes liked on liked.liker_id = ${viewerId}::bigint and liked.liked_id = u.id
    left join pairs pair on pair.low_id = least(${viewerId}::bigint, u.id)
      and pair.high_id = greatest(${viewerId}::bigint, u.id)
    order by wanted.place`)
  return rows.map((row) => presentCard(row, now))
}

const kmTo = (viewerId: number | null, origin: Point | undefined): Sql => {
  if (viewerId === null) return sql`null::int`
  return origin ? shownKmFrom(viewerId, origin) : shownKmFromHome(viewerId)
}

export const findCard = async (
  db: Db,
  viewerId: number | null,
  id: number,
  now: Date,
): Promise<ProfileCard | undefined> => (await findCards(db, viewerId, [id], now))[0]

const presentCard = (row: CardRow, now: Date): ProfileCard => ({
  id: row.id,
  name: row.name,
  age: ageAt(row.birth_date, now),
  gender: row.gender,
  country: row.country,
  region: row.region,
  city: row.city,
  is_online: !row.is_invisible && now.getTime() - row.last_active.getTime() < timings.onlineWithinMs,
  is_new: now.getTime() - row.created_at.getTime() < newForMs,
  is_fictional: row.is_fictional,
  ...(row.is_demo && { is_demo: true as const }),
  ...(row.is_verified && { is_verified: true as const }),
  photo_count: row.photo_count,
  main_image:
    row.image_id === null || row.image_name === null
      ? null
      : presentImage({
          id: row.image_id,
          name: row.image_name,
          status: 'active',
          width: row.image_width,
          has_avif: row.image_has_avif === true,
          preview: row.image_preview,
        }),
  is_liked: row.is_liked,
  is_match: row.is_match,
  // A distance to a person who does not exist would mislead.
  ...(row.km !== null && !row.is_fictional && { distance_km: row.km }),
})
