import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const insertMemberOrigin = (tx: Db, userId: number, originId: number): Promise<number> =>
  tx.run(sql`insert into funnel_members (user_id, origin_id) values (${userId}, ${originId})`)

/**
 * Counts each step once per member, if the member's origin is known. Call it last in the transaction, because it locks
 * a counter that members share.
 */
export const countMemberStep = (
  tx: Db,
  userId: number,
  step: 'activated' | 'first_message' | 'first_purchase',
): Promise<number> => tx.run(sql`select count_member_step(${userId}, ${step})`)

export const removeMemberOrigin = (db: Db, userId: number): Promise<number> =>
  db.run(sql`delete from funnel_members where user_id = ${userId}`)

/** Lock the member's wallet first, or an order in progress could store the parameters afterwards. */
export const clearTracking = async (tx: Db, userId: number): Promise<void> => {
  await tx.run(sql`update users set tracking = '{}' where id = ${userId} and tracking <> '{}'`)
  await tx.run(sql`update payments set tracking = '{}' where user_id = ${userId} and tracking <> '{}'`)
}

export const removeMemberOriginsBefore = (db: Db, day: string): Promise<number> =>
  db.run(sql`
    delete from funnel_members m using funnel_counts c where c.id = m.origin_id and c.day < ${day}::date`)
