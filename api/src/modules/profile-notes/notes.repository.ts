import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const noteOf = (viewerId: number | null): Sql =>
  sql`(select text from profile_notes where user_id = ${viewerId}::bigint and target_id = u.id)`

export const saveNote = (
  tx: Db,
  userId: number,
  targetId: number,
  { text, now }: { text: string; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into profile_notes (user_id, target_id, text, updated_at)
    select ${userId}, id, ${text}, ${now} from users where id = ${targetId}
    on conflict (user_id, target_id) do update set text = excluded.text, updated_at = excluded.updated_at`)

export const deleteNote = (db: Db, userId: number, targetId: number): Promise<number> =>
  db.run(sql`delete from profile_notes where user_id = ${userId} and target_id = ${targetId}`)
