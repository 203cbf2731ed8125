import type { PaymentState } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { lastAttempt } from '../lastAttempt.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { noticesOf } from '../provider-events/noticesOf.repository'

export interface Period {
  from: Date
  until: Date
}

export interface PaidRow {
  id: number
  state: PaymentState
  currency: string
  credits: number
  received_minor: number
  refunded_minor: number
  provider: string | null
  reference: string | null
  ledger_credits: number
}

export const findPaid = (db: Db, { from, until }: Period): Promise<PaidRow[]> =>
  db.many<PaidRow>(sql`
    select p.id, p.state, p.currency, p.credits, p.received_minor, p.refunded_minor, a.provider, a.reference,
      coalesce(e.credits, 0) as ledger_credits
    from payments p ${lastAttempt}
      left join ledger_entries e on e.source_key = 'payment:' || p.id
    where p.paid_at >= ${from} and p.paid_at < ${until} order by p.id`)

export interface NoticeRow {
  payment_id: number
  payload: ProviderPayment
}

export const findNoticesOf = (db: Db, paymentIds: readonly number[]): Promise<NoticeRow[]> =>
  db.many<NoticeRow>(sql`
    select found.payment_id, n.payload from (${noticesOf(paymentIds)}) found
    join provider_notices n on n.id = found.id order by n.id`)

export interface UnmatchedNotice {
  provider: string
  payload: ProviderPayment
  payment: number | null
  state: PaymentState | null
}

const settled = sql`('paid', 'partially_refunded', 'refunded', 'charged_back')`

export const findUnmatchedNotices = (db: Db, { from, until }: Period): Promise<UnmatchedNotice[]> =>
  db.many<UnmatchedNotice>(sql`
    select n.provider, n.payload, p.id as payment, p.state
    from provider_notices n
      left join payment_attempts a on a.provider = n.provider
        and (a.reference = n.payload->>'reference' or a.charge_id = n.payload->>'chargeId')
      left join payments p on p.id = a.payment_id
    where n.received_at >= ${from} and n.received_at < ${until} and (p.id is null or p.state not in ${settled})
      and (n.payload->>'state' = 'paid' or n.payload->>'state' = 'authorised' and p.is_held is not true
        and not exists (
          select 1 from provider_notices e
          where e.provider = n.provider and e.payload->>'reference' = n.payload->>'reference' and e.id > n.id
            and e.payload->>'state' in ('cancelled', 'failed', 'expired')))
    order by n.id`)

export interface OrphanRow {
  source_key: string
  credits: number
  payment: number | null
  state: PaymentState | null
}

export const findOrphans = (db: Db, { from, until }: Period): Promise<OrphanRow[]> =>
  db.many<OrphanRow>(sql`
    select e.source_key, e.credits, p.id as payment, p.state
    from ledger_entries e left join payments p on p.id = case
      when e.source_key ~ '^payment:[0-9]{1,15}$' then substring(e.source_key from 9)::bigint end
    where e.kind = 'purchase' and e.created_at >= ${from} and e.created_at < ${until}
      and (p.id is null or p.state not in ${settled})
    order by e.id`)
