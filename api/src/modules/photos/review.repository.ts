import type { PhotoRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Reviewed {
  user_id: number
}

export const setReview = (
  tx: Db,
  id: number,
  refusal: PhotoRefusal | null,
  isByProgram: boolean,
): Promise<Reviewed | undefined> =>
  tx.maybe<Reviewed>(sql`
    update photos set status = ${refusal ? 'rejected' : 'active'}, refusal = ${refusal},
      is_refused_by_program = ${isByProgram}, is_main = is_main and ${refusal === null}
    where id = ${id} returning user_id`)

export const hasMainPhoto = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 from photos where user_id = ${userId} and is_main and status <> 'rejected'`,
  )) !== undefined

/** The owner must be locked. */
export const insertAppeal = async (
  tx: Db,
  userId: number,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into photo_appeals (photo_id, user_id, text, created_at)
    select id, user_id, ${text}, ${now} from photos
    where id = ${id} and user_id = ${userId} and status = 'rejected'
    on conflict (photo_id) do nothing`)) > 0

export const isOwnPhoto = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db.maybe(sql`select 1 from photos where id = ${id} and user_id = ${userId}`)) !== undefined
