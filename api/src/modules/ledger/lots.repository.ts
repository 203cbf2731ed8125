import type { Currency } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface PaidLot {
  remaining: number
  credits: number
  price_minor: number
  currency: Currency
}

export const findPaidLots = (db: Db, userId: number): Promise<PaidLot[]> =>
  db.pipelined.many<PaidLot>(sql`
    select lot.remaining, p.credits, p.price_minor, p.currency
    from open_lots(${userId}) lot join payments p on p.id = lot.payment_id
    where lot.remaining > 0 order by lot.id`)
