import { dayOf } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const countPageHidden = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    insert into page_hidden (day, count) values (${dayOf(now)}, 1)
    on conflict (day) do update set count = page_hidden.count + 1`)
