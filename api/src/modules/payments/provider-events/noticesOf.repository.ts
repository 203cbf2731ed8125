import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'

export const noticesOf = (paymentIds: readonly number[]): Sql => sql`
  select a.payment_id, n.id from payment_attempts a join provider_notices n
    on n.payload->>'reference' = a.reference and n.provider = a.provider
  where a.payment_id = any(${paymentIds}::bigint[])
  union
  select a.payment_id, n.id from payment_attempts a join provider_notices n
    on n.payload->>'chargeId' = a.charge_id and n.provider = a.provider
  where a.payment_id = any(${paymentIds}::bigint[])`
