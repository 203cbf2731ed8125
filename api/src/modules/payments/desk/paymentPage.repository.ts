import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { noticesOf } from '../provider-events/noticesOf.repository'
import { listed, listedFrom } from './paymentList.repository'
import type { ListedRow } from './paymentList.repository'

export interface PageRow extends ListedRow {
  list_minor: number
  discount_minor: number
  surcharge_minor: number
  discount_code: string | null
  vat_permille: number | null
  withdraw_until: Date | null
  capture_at: Date | null
  release_at: Date | null
  release_refused_at: Date | null
  release_refusals: number
  remaining: number
}

export const findPage = (db: Db, id: number): Promise<PageRow | undefined> =>
  db.maybe<PageRow>(sql`
    select ${listed}, p.list_minor, p.discount_minor, p.surcharge_minor, p.discount_code, p.vat_permille,
      p.withdraw_until, p.capture_at, p.release_at, p.release_refused_at, p.release_refusals,
      coalesce((select l.remaining from open_lots(p.user_id) l where l.payment_id = p.id), 0) as remaining
    ${listedFrom} where p.id = ${id}`)

export interface AttemptOfPage {
  id: number
  provider: string
  reference: string
  provider_id: string | null
  charge_id: string | null
  created_at: Date
}

export const findAttempts = (db: Db, paymentId: number): Promise<AttemptOfPage[]> =>
  db.many<AttemptOfPage>(sql`
    select id, provider, reference, provider_id, charge_id, created_at from payment_attempts
    where payment_id = ${paymentId} order by id`)

export interface NoticeOfPage {
  id: number
  notice_id: string
  payload: ProviderPayment
  received_at: Date
  processed_at: Date | null
  result: string | null
}

export const findNotices = (db: Db, paymentId: number): Promise<NoticeOfPage[]> =>
  db.many<NoticeOfPage>(sql`
    select n.id, n.notice_id, n.payload, n.received_at, n.processed_at, n.result
    from provider_notices n
    where n.id in (select id from (${noticesOf([paymentId])}) found)
    order by n.id`)

export interface RefundOfPage {
  id: number
  reference: string
  kind: string
  amount_minor: number
  credits: number
  state: string
  created_at: Date
}

export const findRefunds = (db: Db, paymentId: number): Promise<RefundOfPage[]> =>
  db.many<RefundOfPage>(sql`
    select id, reference, kind, amount_minor, credits, state, created_at from refunds
    where payment_id = ${paymentId} order by id`)
