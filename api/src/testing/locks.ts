import sql from 'sql-template-tag'
import type { Db } from '../infra/db/Db'

/** Whether a transaction of this database waits for a lock. */
export const isWaitingForLock = async (db: Db): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) !==
  undefined
