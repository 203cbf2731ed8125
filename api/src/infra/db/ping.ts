import sql from 'sql-template-tag'
import type { Db } from './Db'

/** Rejects if the database does not respond. */
export const ping = (db: Db): Promise<unknown> => db.one(sql`select 1 as ok`)
