import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { PhotoRow } from './photos.presenter'

export type PhotoToRender = Pick<PhotoRow, 'id' | 'name'>

export const findPhotoToRender = (db: Db): Promise<PhotoToRender | undefined> =>
  db.maybe<PhotoToRender>(sql`
    select id, name from photos where rendered_at is null order by width nulls first, id limit 1`)

export const savePortraits = async (
  db: Db,
  id: number,
  { width, preview }: Pick<PhotoRow, 'preview'> & { width: number },
): Promise<boolean> =>
  (await db.run(sql`
    update photos set width = ${width}, preview = ${preview}, has_avif = true where id = ${id}`)) > 0

export const setRendered = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update photos set rendered_at = ${now} where id = ${id}`)

export const findWidth = async (db: Db, name: string): Promise<number | null> =>
  (await db.maybe<Pick<PhotoRow, 'width'>>(sql`select width from photos where name = ${name}`))?.width ?? null
