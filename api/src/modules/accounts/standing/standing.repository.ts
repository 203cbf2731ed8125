import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

type Standing = 'active' | 'suspended'

export const changeStatus = async (
  tx: Db,
  id: number,
  { from, to }: { from: Standing; to: Standing },
): Promise<boolean> =>
  (await tx.run(sql`update users set status = ${to} where id = ${id} and status = ${from}`)) > 0
