import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

export interface Booked {
  payment: number
  reference: string
  currency: string
  state: string
  received: number
  refunded: number
}

export const findBooked = (
  db: Db,
  provider: string,
  references: readonly string[],
  paidBetween: { from: Date; to: Date } | undefined,
): Promise<Booked[]> =>
  db.many<Booked>(sql`
    select p.id as payment, a.reference, p.currency, p.state, p.received_minor as received,
      p.refunded_minor as refunded
    from payments p join payment_attempts a on a.payment_id = p.id
    where a.provider = ${provider} and (a.reference = any(${references}::text[])
      or (p.paid_at >= ${paidBetween?.from ?? null}::timestamptz and p.paid_at < ${paidBetween?.to ?? null}::timestamptz))
    order by p.id`)
