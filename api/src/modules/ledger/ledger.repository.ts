import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Balance {
  credits: number
  paid_user: boolean
}

/**
 * Locks the wallet. Not `for update`: inserting a row that references the wallet acquires a key-share lock, and
 * concurrent transactions that upgrade it would deadlock.
 */
export const lockBalance = (tx: Db, userId: number): Promise<Balance> =>
  tx.one<Balance>(sql`select credits, paid_user from wallets where user_id = ${userId} for no key update`)

export type LedgerKind =
  | 'opening'
  | 'purchase'
  | 'message'
  | 'photo'
  | 'gift'
  | 'withdrawal'
  | 'refund'
  | 'charge_back'
  | 'correction'
  | 'debt'
  | 'unanswered'

export interface Entry {
  userId: number
  credits: number
  kind: LedgerKind
  sourceKey: string
}

/** A purchase also sets `paid_user`. Returns undefined, without changes, if the source key was already used. */
export const postEntry = (
  tx: Db,
  { userId, credits, kind, sourceKey }: Entry,
): Promise<Balance | undefined> =>
  tx.maybe<Balance>(sql`
    with entry as (
      insert into ledger_entries (user_id, credits, balance, kind, source_key)
      select user_id, ${credits}::int, wallets.credits + ${credits}::int, ${kind}, ${sourceKey}
      from wallets where user_id = ${userId}
      on conflict (source_key) do nothing
      returning user_id, credits)
    update wallets set credits = wallets.credits + entry.credits,
      paid_user = wallets.paid_user or ${kind === 'purchase'}
    from entry where wallets.user_id = entry.user_id
    returning wallets.credits, wallets.paid_user`)

export const findPosted = async (tx: Db, sourceKey: string): Promise<number | undefined> =>
  (
    await tx.maybe<{ credits: number }>(
      sql`select credits from ledger_entries where source_key = ${sourceKey}`,
    )
  )?.credits

export const insertLot = (
  tx: Db,
  userId: number,
  credits: number,
  paymentId: number | null,
): Promise<number> =>
  tx.run(sql`
    insert into credit_lots (user_id, payment_id, credits, remaining)
    values (${userId}, ${paymentId}, ${credits}, ${credits})`)

/** Includes spent credits that have not been deducted from the lots yet. */
export const sumLots = async (tx: Db, userId: number): Promise<number> =>
  (
    await tx.one<{ held: number }>(
      sql`select coalesce(sum(remaining), 0)::int as held from credit_lots where user_id = ${userId}`,
    )
  ).held

/** Deducts spent credits from the oldest lots first. The wallet must be locked. */
const settleLots = (tx: Db, userId: number): Promise<number> =>
  tx.run(sql`
    update credit_lots set remaining = settled.remaining from open_lots(${userId}) as settled
    where credit_lots.id = settled.id and credit_lots.remaining <> settled.remaining`)

interface LotOf {
  userId: number
  paymentId: number
}

/** Returns the number of credits deducted from the lot. Does not change the balance. The wallet must be locked. */
export const consumeLotOf = async (tx: Db, { userId, paymentId }: LotOf, most: number): Promise<number> => {
  await settleLots(tx, userId)
  const lot = await tx.maybe<{ remaining: number }>(
    sql`select remaining from credit_lots where payment_id = ${paymentId}`,
  )
  const taken = Math.max(0, Math.min(lot?.remaining ?? 0, most))
  if (taken > 0)
    await tx.run(sql`update credit_lots set remaining = remaining - ${taken} where payment_id = ${paymentId}`)
  return taken
}

/** Does not change the balance. The wallet must be locked. */
export const refillLotOf = async (tx: Db, { userId, paymentId }: LotOf, credits: number): Promise<void> => {
  await settleLots(tx, userId)
  await tx.run(sql`update credit_lots set remaining = remaining + ${credits} where payment_id = ${paymentId}`)
}
