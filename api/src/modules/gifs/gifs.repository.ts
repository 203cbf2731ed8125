import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { FoundGif } from './GifSource'

export const saveGifs = (db: Db, gifs: readonly FoundGif[], now: Date): Promise<number> =>
  db.run(sql`
    insert into gifs (id, title, url, width, height, seen_at)
    select id, title, url, width, height, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(gifs)}::jsonb)
      as g (id text, title text, url text, width int, height int)
    order by id
    on conflict (id) do update set url = excluded.url, title = excluded.title, seen_at = excluded.seen_at`)

export const findGifUrl = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.maybe<{ url: string }>(sql`select url from gifs where id = ${id}`))?.url

export const markGifSent = async (db: Db, id: string): Promise<boolean> =>
  (await db.run(sql`update gifs set is_sent = true where id = ${id}`)) === 1

export const forgetGifs = (db: Db, seenBefore: Date): Promise<number> =>
  db.run(sql`delete from gifs where not is_sent and seen_at < ${seenBefore}`)
