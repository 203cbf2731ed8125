import type { Currency, PaymentState } from '@duetto/shared/domain'
import sql, { join } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { lastAttempt } from '../lastAttempt.repository'
import type { HoldDecision } from '../payments.repository'
import { providerNames } from '../provider/providerOf'

export interface ListedRow {
  id: number
  user_id: number
  name: string
  package: string
  credits: number
  method: string
  country: string
  currency: Currency
  price_minor: number
  received_minor: number
  refunded_minor: number
  state: PaymentState
  failure: string | null
  hold_decision: HoldDecision | null
  receipt_number: string | null
  provider: string | null
  reference: string | null
  created_at: Date
  paid_at: Date | null
}

export interface PaymentFilter {
  state?: PaymentState
  provider?: string
  member?: number
  reference?: string
  from?: Date
  until?: Date
  attention?: 'unclear' | 'held'
}

export const listed = sql`
  p.id, p.user_id, u.name, p.package, p.credits, p.method, p.country, p.currency, p.price_minor, p.received_minor,
  p.refunded_minor, p.state, p.failure, p.hold_decision, p.receipt_number, a.provider, a.reference, p.created_at,
  p.paid_at`
export const listedFrom = sql`from payments p join users u on u.id = p.user_id ${lastAttempt}`

const findIds = async (db: Db, reference: string): Promise<number[]> => {
  const id = /^\d{1,15}$/.test(reference) ? Number(reference) : 0
  const rows = await db.many<{ id: number }>(sql`
    select id from payments where id = ${id} or receipt_number = ${reference}
    union select payment_id from payment_attempts where reference = ${reference}
    union select payment_id from payment_attempts
      where provider = any(${providerNames}::text[]) and provider_id = ${reference}
    union select payment_id from payment_attempts
      where provider = any(${providerNames}::text[]) and charge_id = ${reference}
    union select payment_id from refunds where reference = ${reference}`)
  return rows.map((row) => row.id)
}

const attentionOf = {
  unclear: sql`(p.state = 'unknown' or p.received_minor > p.price_minor)`,
  held: sql`p.state = 'authorised'`,
}

export const findPayments = async (
  db: Db,
  { state, provider, member, reference, from, until, attention }: PaymentFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedRow[]> => {
  const conditions: Sql[] = [sql`true`]
  if (state) conditions.push(sql`p.state = ${state}`)
  if (provider) conditions.push(sql`a.provider = ${provider}`)
  if (member) conditions.push(sql`p.user_id = ${member}`)
  if (reference) conditions.push(sql`p.id = any(${await findIds(db, reference)}::bigint[])`)
  if (from) conditions.push(sql`p.created_at >= ${from}`)
  if (until) conditions.push(sql`p.created_at < ${until}`)
  if (attention) conditions.push(attentionOf[attention])
  return db.many<ListedRow>(sql`
    select ${listed} ${listedFrom} where ${join(conditions, ' and ')}
    order by p.id desc limit ${limit} offset ${offset}`)
}
