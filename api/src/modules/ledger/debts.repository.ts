import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface Debt {
  userId: number
  paymentId: number
  credits: number
  now: Date
}

export const insertDebt = (tx: Db, { userId, paymentId, credits, now }: Debt): Promise<number> =>
  tx.run(sql`
    insert into credit_debts (payment_id, user_id, credits, created_at)
    values (${paymentId}, ${userId}, ${credits}, ${now}) on conflict do nothing`)

export const findDebt = async (db: Db, userId: number): Promise<number> => {
  const { debt } = await db.one<{ debt: number }>(sql`
    select coalesce(sum(credits - settled), 0)::int as debt from credit_debts
    where user_id = ${userId} and settled < credits`)
  return debt
}

export const settleDebts = (tx: Db, userId: number, credits: number): Promise<number> =>
  tx.run(sql`
    update credit_debts d set settled = d.settled + part.credits
    from (
      select payment_id, least(open, greatest(0, ${credits}::int - (through - open)))::int as credits
      from (
        select payment_id, credits - settled as open,
          sum(credits - settled) over (order by payment_id) as through
        from credit_debts where user_id = ${userId} and settled < credits) as debts) as part
    where part.payment_id = d.payment_id and part.credits > 0`)
