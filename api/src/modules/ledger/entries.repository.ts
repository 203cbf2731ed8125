import type { PurchaseEntry } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface EntryRow extends Omit<PurchaseEntry, 'at'> {
  at: Date
}

export const findEntriesOf = (db: Db, userId: number, paymentId: number): Promise<EntryRow[]> =>
  db.many<EntryRow>(sql`
    select created_at as at, kind::text as kind, credits, balance from ledger_entries
    where user_id = ${userId} and (
      source_key in (
        'payment:' || ${paymentId}::bigint, 'debt:' || ${paymentId}::bigint,
        'withdrawal:' || ${paymentId}::bigint, 'charge_back:' || ${paymentId}::bigint)
      or source_key like 'refund:' || ${paymentId}::bigint || ':%'
      or source_key in (select 'refund:' || reference from refunds where payment_id = ${paymentId}::bigint))
    order by id`)

export const sumReclaimed = async (db: Db, userId: number, paymentId: number): Promise<number> =>
  (await findEntriesOf(db, userId, paymentId))
    .filter(({ kind }) => kind === 'withdrawal' || kind === 'refund' || kind === 'charge_back')
    .reduce((sum, { credits }) => sum - credits, 0)
