import sql from 'sql-template-tag'
import type { Db } from './Db'

export const ping = (db: Db): Promise<unknown> => db.one(sql`select 1 as ok`)
