import type { PhotoRefusal } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface LeaseInput {
  operatorId: number
  now: Date
  until: Date
  after?: number
  unscreenedBefore: Date
}

/** Screening moves suspicious photos forward by changing `queued_at`. */
export const reviewOrder = sql`coalesce(p.queued_at, p.created_at)`

export const leasePhoto = (
  db: Db,
  { operatorId, now, until, after, unscreenedBefore }: LeaseInput,
): Promise<{ photo_id: number } | undefined> => {
  const isLater =
    after === undefined
      ? empty
      : sql`and (${reviewOrder}, p.id) > (
          select coalesce(max(coalesce(a.queued_at, a.created_at)), '-infinity'), coalesce(max(a.id), 0)
          from photos a where a.id = ${after})`
  return db.maybe<{ photo_id: number }>(sql`
    insert into photo_reviews as r (photo_id, operator_id, leased_until)
    select p.id, ${operatorId}, ${until} from photos p
    where p.status = 'pending' ${isLater} and (p.screened_at is not null or p.created_at <= ${unscreenedBefore})
      and not exists (
        select 1 from photo_reviews other
        where other.photo_id = p.id and other.operator_id <> ${operatorId} and other.leased_until > ${now})
    order by ${reviewOrder}, p.id limit 1
    for update of p skip locked
    on conflict (photo_id) do update
      set operator_id = excluded.operator_id, leased_until = excluded.leased_until, decided_at = null
      where r.operator_id = excluded.operator_id or r.leased_until <= ${now}
    returning r.photo_id`)
}

export const releaseLease = (db: Db, photoId: number, operatorId: number, now: Date): Promise<number> =>
  db.run(sql`
    update photo_reviews set leased_until = ${now}
    where photo_id = ${photoId} and operator_id = ${operatorId} and decided_at is null`)

export interface QueuedPhoto {
  id: number
  user_id: number
  created_at: Date
  is_main: boolean
  leased_until: Date
  name: string
  birth_date: string
  gender: string | null
  country: string | null
  joined_at: Date
  refused: number
}

export const findQueuedPhoto = (db: Db, id: number): Promise<QueuedPhoto> =>
  db.one<QueuedPhoto>(sql`
    select p.id, p.user_id, p.created_at, p.is_main, r.leased_until, u.name, u.birth_date, u.gender, u.country,
      u.created_at as joined_at,
      (select count(*)::int from photos o where o.user_id = p.user_id and o.status = 'rejected') as refused
    from photos p join photo_reviews r on r.photo_id = p.id join users u on u.id = p.user_id
    where p.id = ${id}`)

export interface PhotoOf {
  id: number
  status: 'pending' | 'active' | 'rejected'
  refusal: PhotoRefusal | null
  is_main: boolean
}

export const findPhotosOf = (db: Db, userId: number): Promise<PhotoOf[]> =>
  db.many<PhotoOf>(sql`
    select id, status, refusal, is_main from photos where user_id = ${userId} order by position, id`)

export const countPending = async (db: Db): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from photos where status = 'pending'`))
    .count

export const findStoredPhoto = (
  db: Db,
  id: number,
): Promise<{ name: string; width: number | null } | undefined> =>
  db.maybe<{ name: string; width: number | null }>(sql`select name, width from photos where id = ${id}`)
