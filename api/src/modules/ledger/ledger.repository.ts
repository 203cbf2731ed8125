import sql from 'sql-template-tag'
import type { Db } from '../../db/Db'

export interface Balance {
  credits: number
  paid_user: boolean
}

/**
 * Locks the member's row: everything that moves credits waits here, so each sees the balance of the one before.
 * Not `for update`: rows that refer to the member share its key, and raising such a share would deadlock.
 */
export const lockBalance = (tx: Db, userId: number): Promise<Balance> =>
  tx.one<Balance>(sql`select credits, paid_user from users where id = ${userId} for no key update`)

export interface Entry {
  userId: number
  credits: number
  kind: string
  sourceKey: string
}

/**
 * Writes an entry and the balance in one statement, so that neither is ever there without the other.
 * Undefined where the source key was written before: nothing changes then.
 */
export const postEntry = (
  tx: Db,
  { userId, credits, kind, sourceKey }: Entry,
): Promise<Balance | undefined> =>
  tx.maybe<Balance>(sql`
    with entry as (
      insert into ledger_entries (user_id, credits, balance, kind, source_key)
      select id, ${credits}::int, users.credits + ${credits}::int, ${kind}, ${sourceKey}
      from users where id = ${userId}
      on conflict (source_key) do nothing
      returning user_id, credits)
    update users set credits = users.credits + entry.credits,
      paid_user = users.paid_user or ${kind === 'purchase'}
    from entry where users.id = entry.user_id
    returning users.credits, users.paid_user`)

export const insertLot = (
  tx: Db,
  userId: number,
  credits: number,
  paymentId: number | null,
): Promise<number> =>
  tx.run(sql`
    insert into credit_lots (user_id, payment_id, credits, remaining)
    values (${userId}, ${paymentId}, ${credits}, ${credits})`)

/** Takes what is left of one purchase's credits, at most this many; gives how many. */
export const consumeLotOf = async (tx: Db, paymentId: number, most: number): Promise<number> => {
  const lot = await tx.maybe<{ remaining: number }>(
    sql`select remaining from credit_lots where payment_id = ${paymentId} for update`,
  )
  const taken = Math.max(0, Math.min(lot?.remaining ?? 0, most))
  if (taken > 0)
    await tx.run(sql`update credit_lots set remaining = remaining - ${taken} where payment_id = ${paymentId}`)
  return taken
}
