import sql from 'sql-template-tag'
import type { Db, DbEngine } from '../infra/db/Db'
import { until } from './runningApi'

export const countWaitingForLock = async (db: Db): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return count
}

export const isWaitingForLock = async (db: Db): Promise<boolean> => (await countWaitingForLock(db)) > 0

/**
 * Runs `act` while the transaction of `hold` is open, and commits once `act` has finished or `waiting` statements wait
 * for a lock. The embedded engine has only one connection, so there `act` always follows the commit.
 */
export const duringTransaction = async <Result>(
  db: DbEngine,
  hold: (paused: DbEngine) => Promise<unknown>,
  act: () => Promise<Result>,
  { waiting = 1 } = {},
): Promise<Result> => {
  let reach = () => {}
  let open = () => {}
  const isReached = new Promise<void>((done) => (reach = done))
  const isOpen = new Promise<void>((done) => (open = done))
  const paused = Object.assign(Object.create(db) as DbEngine, {
    tx: (work: Parameters<Db['tx']>[0]) =>
      db.tx(async (tx) => {
        const result = await work(tx)
        reach()
        await isOpen
        return result
      }),
  })
  const holding = hold(paused)
  if (!(await Promise.race([isReached.then(() => true), holding.then(() => false)])))
    throw new Error('`hold` must use the `paused` database')
  let isDone = false
  const acting = act().finally(() => (isDone = true))
  if (db.kind === 'postgres') await until(async () => isDone || (await countWaitingForLock(db)) >= waiting)
  open()
  const [result] = await Promise.all([acting, holding])
  return result
}
