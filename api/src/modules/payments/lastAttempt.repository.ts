import sql from 'sql-template-tag'

export const lastAttempt = sql`
  left join lateral (
    select provider, reference from payment_attempts where payment_id = p.id order by id desc limit 1) a on true`
