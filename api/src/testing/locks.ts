import sql from 'sql-template-tag'
import type { Db } from '../infra/db/Db'

export const countWaitingForLock = async (db: Db): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return count
}

export const isWaitingForLock = async (db: Db): Promise<boolean> => (await countWaitingForLock(db)) > 0
