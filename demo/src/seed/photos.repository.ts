import type { Db } from '@duetto/api/src/infra/db/Db'
import sql from 'sql-template-tag'
import { demoPhotoPx } from './photos'

/** Marks photos as rendered and screened, so that the API's jobs skip them. The demo renders the files on request. */
export const markRendered = (db: Db, names: readonly string[]): Promise<number> =>
  db.run(sql`
    update photos set width = ${demoPhotoPx}, has_avif = true, rendered_at = now(), screened_at = 'epoch'
    where name = any(${names}::text[]) and (rendered_at is null or screened_at is null)`)

export const setPreview = (db: Db, name: string, preview: string): Promise<number> =>
  db.run(sql`update photos set preview = ${preview} where name = ${name} and preview is null`)
