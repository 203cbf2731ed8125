import sql from 'sql-template-tag'
import type { Db } from './Db'

export const waitForLock = async (tx: Db, lockNumber: number): Promise<void> => {
  await tx.run(sql`set local statement_timeout = 0`)
  await tx.run(sql`select pg_advisory_xact_lock(${lockNumber})`)
  await tx.run(sql`set local statement_timeout to default`)
}
