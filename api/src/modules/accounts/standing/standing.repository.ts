import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

type Standing = 'active' | 'suspended'

export const changeStatus = async (
  tx: Db,
  id: number,
  { from, to }: { from: Standing; to: Standing },
): Promise<boolean> =>
  (await tx.run(sql`update users set status = ${to} where id = ${id} and status = ${from}`)) > 0

/** Reads the audit log, because a deleted account's status no longer shows the suspension. */
export const isSuspended = async (db: Db, id: number): Promise<boolean> =>
  (
    await db.maybe<{ action: string }>(sql`
      select action from audit
      where subject = ${`member ${id}`} and action in ('member suspended', 'member active')
      order by id desc limit 1`)
  )?.action === 'member suspended'
