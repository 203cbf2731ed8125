import type { PhotoRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface AppealRow {
  photo: number
  member: number
  name: string
  refusal: PhotoRefusal | null
  is_refused_by_program: boolean
  text: string
  status: 'open' | 'upheld' | 'overturned'
  created_at: Date
}

interface ListOptions {
  all: boolean
  limit: number
  offset: number
}

export const findAppeals = (db: Db, { all, limit, offset }: ListOptions): Promise<AppealRow[]> =>
  db.many<AppealRow>(sql`
    select a.photo_id as photo, a.user_id as member, u.name, p.refusal, p.is_refused_by_program, a.text, a.status, a.created_at
    from photo_appeals a join photos p on p.id = a.photo_id join users u on u.id = a.user_id
    where a.status = 'open' or ${all} order by a.created_at, a.photo_id limit ${limit} offset ${offset}`)

export const closeAppeal = (
  tx: Db,
  photoId: number,
  { status, decision, now }: { status: 'upheld' | 'overturned'; decision: string; now: Date },
): Promise<{ user_id: number; refusal: PhotoRefusal | null } | undefined> =>
  tx.maybe<{ user_id: number; refusal: PhotoRefusal | null }>(sql`
    update photo_appeals a set status = ${status}, decision = ${decision}, decided_at = ${now}
    from photos p where a.photo_id = ${photoId} and p.id = a.photo_id and a.status = 'open'
    returning a.user_id, p.refusal`)

export const isRefusedByProgram = async (tx: Db, photoId: number): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from photos where id = ${photoId} and is_refused_by_program`)) !== undefined

export const hasDecided = async (tx: Db, photoId: number, operatorId: number): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from photo_reviews
    where photo_id = ${photoId} and operator_id = ${operatorId} and decided_at is not null`)) !== undefined
