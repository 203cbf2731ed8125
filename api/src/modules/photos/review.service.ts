import type { PhotoRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { promoteMain } from './photos.repository'

interface Reviewed {
  user_id: number
}

/** PHOTO-02: shows a photo to others, or refuses it with a reason; undefined where there is none. */
export const reviewPhoto = async (
  tx: Db,
  id: number,
  refusal: PhotoRefusal | null,
): Promise<Reviewed | undefined> => {
  const status = refusal ? 'rejected' : 'active'
  const photo = await tx.maybe<Reviewed>(sql`
    update photos set status = ${status}, refusal = ${refusal}, is_main = is_main and ${refusal === null}
    where id = ${id} returning user_id`)
  if (!photo) return undefined
  const main = await tx.maybe(
    sql`select 1 from photos where user_id = ${photo.user_id} and is_main and status <> 'rejected'`,
  )
  if (!main) await promoteMain(tx, photo.user_id)
  return photo
}
