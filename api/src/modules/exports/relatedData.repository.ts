import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { noticesOf } from '../payments/provider-events/noticesOf.repository'

const findAsJson = async (db: Db, rows: Sql): Promise<unknown[]> =>
  (await db.many<{ data: unknown }>(sql`select to_jsonb(r) as data from (${rows}) r`)).map(({ data }) => data)

/** Omits pairs without `matched_at`. They only serve as locks and would reveal likes that the member may not see. */
export const findMatches = (db: Db, userId: number): Promise<unknown[]> =>
  findAsJson(
    db,
    sql`
    select low_id + high_id - ${userId}::bigint as member_id, matched_at from pairs
    where (low_id = ${userId} or high_id = ${userId}) and matched_at is not null
    order by matched_at, low_id, high_id`,
  )

export const findReactionsToReceived = (db: Db, userId: number): Promise<unknown[]> =>
  findAsJson(
    db,
    sql`
    select m.conversation_id, m.id as message_id, m.sender_id, m.recipient_reaction as reaction
    from conversation_members c join messages m on m.conversation_id = c.conversation_id
    where c.user_id = ${userId} and m.sender_id <> c.user_id and m.recipient_reaction is not null
    order by m.id`,
  )

const paymentsOf = (userId: number): Sql => sql`select id from payments where user_id = ${userId}`

/**
 * Omits the provider's ids and the mandate, which only our account at the provider can use, and the URL of the payment
 * page, which anyone can open.
 */
export const findAttemptsOfMember = (db: Db, userId: number): Promise<unknown[]> =>
  findAsJson(
    db,
    sql`
    select id, payment_id, provider, reference, instructions, created_at, sent_at, checked_at from payment_attempts
    where payment_id in (${paymentsOf(userId)}) order by id`,
  )

export const findRefundsOfMember = (db: Db, userId: number): Promise<unknown[]> =>
  findAsJson(
    db,
    sql`
    select id, payment_id, kind, amount_minor, credits, reference, state, created_at from refunds
    where payment_id in (${paymentsOf(userId)}) order by id`,
  )

/** Selects what the provider reported. Omits its ids, mandates and URLs, as `findAttemptsOfMember` does. */
export const findNoticesOfMember = async (db: Db, userId: number): Promise<unknown[]> => {
  const payments = await db.many<{ id: number }>(paymentsOf(userId))
  if (payments.length === 0) return []
  return findAsJson(
    db,
    sql`
    select found.payment_id, n.provider, n.received_at, n.processed_at, n.payload->'state' as state,
      n.payload->'currency' as currency, n.payload->'receivedMinor' as received_minor,
      n.payload->'refundedMinor' as refunded_minor, n.payload->'refund'->'amountMinor' as refund_minor,
      n.payload->'refund'->'isFailed' as is_refund_failed, n.payload->'isChargedBack' as is_charged_back,
      n.payload->'failure' as failure
    from (${noticesOf(payments.map(({ id }) => id))}) found join provider_notices n on n.id = found.id
    order by n.id`,
  )
}
