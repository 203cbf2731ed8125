import type { Settings } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/** Number of a member's first conversations that are checked for a real member. */
const firstConversations = 3

/**
 * Returns the share (0 to 1) of fictional profiles that a page may have while there are real members: the site's
 * `max_fictional_percent`, but 0 for a member with fewer than `firstConversations` conversations, none of them with a
 * real member.
 */
export const findFictionalShare = async (
  db: Db,
  viewerId: number | null,
  { max_fictional_percent: percent }: Pick<Settings, 'max_fictional_percent'>,
): Promise<number> => {
  if (percent === 0 || viewerId === null) return percent / 100
  const { has_met } = await db.one<{ has_met: boolean }>(sql`
    select coalesce(bool_or(not u.is_fictional), false) or count(*) >= ${firstConversations} as has_met
    from (select other_id from conversation_members where user_id = ${viewerId}
      order by conversation_id limit ${firstConversations}) as c
    join users u on u.id = c.other_id`)
  return has_met ? percent / 100 : 0
}
