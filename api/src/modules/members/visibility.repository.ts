import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'

/** Visitors see photos of real members only with their consent. Photos of fictional profiles belong to the operator. */
export const hasPublicPhoto: Sql = sql`(u.public_photo_at is not null or u.is_fictional)`

/**
 * Visitors do not see private or invisible members. Members do not see those who block them, and see an invisible
 * member only if that member likes them, is their match or has a conversation with them.
 */
export const maySee = (viewerId: number | null): Sql =>
  viewerId === null
    ? sql`u.status = 'active' and u.gender is not null and not u.is_invisible and not u.is_private`
    : sql`u.gender is not null and (u.id = ${viewerId}
        or u.status = 'active' and not exists (select 1 from blocks where blocker_id = u.id and blocked_id = ${viewerId})
          and (not u.is_invisible
            or exists (select 1 from likes where liker_id = u.id and liked_id = ${viewerId})
            or exists (select 1 from pairs where matched_at is not null
              and low_id = least(u.id, ${viewerId}::bigint) and high_id = greatest(u.id, ${viewerId}::bigint))
            or exists (select 1 from conversation_members where user_id = ${viewerId} and other_id = u.id)))`
