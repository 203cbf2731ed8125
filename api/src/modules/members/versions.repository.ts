import sql, { join } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/**
 * Invalidates the members' poll responses. Call it last in a transaction, because it locks the rows. Sorts the ids, or
 * concurrent calls could deadlock.
 */
export const raiseVersions = async (tx: Db, userIds: readonly number[]): Promise<void> => {
  const ids = [...new Set(userIds)].sort((a, b) => a - b)
  await tx.run(sql`
    insert into member_versions (user_id, version)
    values ${join(ids.map((id) => sql`(${id}, 1)`))}
    on conflict (user_id) do update set version = member_versions.version + 1`)
}

export const findVersion = async (db: Db, userId: number): Promise<number> =>
  (
    await db.pipelined.maybe<{ version: number }>(
      sql`select version from member_versions where user_id = ${userId}`,
    )
  )?.version ?? 0
