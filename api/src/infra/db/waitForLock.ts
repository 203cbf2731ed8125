import sql from 'sql-template-tag'
import type { Db } from './Db'

/**
 * Acquires an advisory lock until the transaction ends. Waits longer than the statement timeout if the holder needs it,
 * then resets the timeout to its default.
 */
export const waitForLock = async (tx: Db, lockNumber: number): Promise<void> => {
  await tx.run(sql`set local statement_timeout = 0`)
  await tx.run(sql`select pg_advisory_xact_lock(${lockNumber})`)
  await tx.run(sql`set local statement_timeout to default`)
}
