import type { Settings } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

const firstConversations = 3

export const findFictionalShare = async (
  db: Db,
  viewerId: number | null,
  { max_fictional_percent: percent }: Pick<Settings, 'max_fictional_percent'>,
): Promise<number> => {
  if (percent === 0 || viewerId === null) return percent / 100
  const { has_met } = await db.pipelined.one<{ has_met: boolean }>(sql`
    select coalesce(bool_or(not u.is_fictional), false) or count(*) >= ${firstConversations} as has_met
    from (select other_id from conversation_members where user_id = ${viewerId}
      order by conversation_id limit ${firstConversations}) as c
    join users u on u.id = c.other_id`)
  return has_met ? percent / 100 : 0
}
