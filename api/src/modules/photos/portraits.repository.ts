import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { PhotoRow } from './photos.presenter'

export type PhotoToRender = Pick<PhotoRow, 'id' | 'name'>

export const findPhotoToRender = (db: Db): Promise<PhotoToRender | undefined> =>
  db.maybe<PhotoToRender>(sql`
    select id, name from photos where rendered_at is null order by width nulls first, id limit 1`)

export const setRendered = async (
  db: Db,
  id: number,
  { width, preview, now }: Pick<PhotoRow, 'preview'> & { width: number; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    update photos set width = ${width}, preview = ${preview}, has_avif = true, rendered_at = ${now}
    where id = ${id}`)) > 0

/** Marks a photo whose file is missing or unreadable, so that the job skips it. */
export const setUnrenderable = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update photos set rendered_at = ${now} where id = ${id}`)
