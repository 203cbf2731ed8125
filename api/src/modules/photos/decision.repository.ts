import type { PhotoRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface LockedPhoto {
  user_id: number
  status: 'pending' | 'active' | 'rejected'
  refusal: PhotoRefusal | null
  is_main: boolean
}

export const lockPhoto = (tx: Db, id: number): Promise<LockedPhoto | undefined> =>
  tx.maybe<LockedPhoto>(sql`select user_id, status, refusal, is_main from photos where id = ${id} for update`)

export const isInReview = async (
  tx: Db,
  { photoId, since, now }: { photoId: number; since: Date; now: Date },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from photo_reviews
    where photo_id = ${photoId}
      and ((decided_at is null and leased_until > ${now}) or decided_at > ${since})`)) !== undefined

interface Decision {
  photoId: number
  operatorId: number
  wasMain: boolean
  mailId: number | null
  now: Date
}

export const settleReview = async (
  tx: Db,
  { photoId, operatorId, wasMain, mailId, now }: Decision,
): Promise<boolean> =>
  (await tx.run(sql`
    update photo_reviews r set decided_at = ${now}, was_main = ${wasMain}, mail_id = ${mailId}
    from photos p
    where r.photo_id = ${photoId} and p.id = r.photo_id and p.status = 'pending'
      and r.operator_id = ${operatorId} and r.decided_at is null and r.leased_until > ${now}`)) > 0

export interface UndoableReview {
  user_id: number
  was_main: boolean
  mail_id: number | null
  status: 'pending' | 'active' | 'rejected'
  refusal: PhotoRefusal | null
}

export const lockDecided = (
  tx: Db,
  { photoId, operatorId, since }: { photoId: number; operatorId: number; since: Date },
): Promise<UndoableReview | undefined> =>
  tx.maybe<UndoableReview>(sql`
    select p.user_id, r.was_main, r.mail_id, p.status, p.refusal
    from photos p join photo_reviews r on r.photo_id = p.id
    where p.id = ${photoId} and r.operator_id = ${operatorId} and r.decided_at > ${since}
      and not exists (select 1 from photo_appeals a where a.photo_id = p.id)
    for update of p, r`)

export const reopenReview = async (tx: Db, photoId: number, leasedUntil: Date): Promise<void> => {
  await tx.run(
    sql`update photos set status = 'pending', refusal = null, is_refused_by_program = false where id = ${photoId}`,
  )
  await tx.run(sql`
    update photo_reviews set decided_at = null, mail_id = null, leased_until = ${leasedUntil}
    where photo_id = ${photoId}`)
}

interface Owner {
  email: string
  name: string
  language: string
  host: string | null
}

export const findPhotoOwner = (db: Db, photoId: number): Promise<Owner | undefined> =>
  db.maybe<Owner>(sql`
    select u.email, u.name, u.language, u.host from photos p join users u on u.id = p.user_id where p.id = ${photoId}`)
