import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { WebhookEvent } from '../provider/PaymentProvider'

export const insertWebhook = (
  db: Db,
  provider: string,
  notice: WebhookEvent,
  now: Date,
): Promise<{ id: number } | undefined> =>
  db.maybe<{ id: number }>(sql`
    insert into provider_notices (provider, notice_id, payload, received_at)
    values (${provider}, ${notice.id}, ${JSON.stringify(notice.payment)}::text::jsonb, ${now})
    on conflict on constraint provider_notices_once do nothing returning id`)

export interface WebhookRow {
  id: number
  provider: string
  payload: WebhookEvent['payment']
}

export const findWebhook = (db: Db, id: number): Promise<WebhookRow | undefined> =>
  db.maybe<WebhookRow>(sql`
    select id, provider, payload from provider_notices where id = ${id} and processed_at is null`)

const maxAttempts = 20

export const findWaiting = async (db: Db, before: Date, max: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from provider_notices
    where processed_at is null and received_at <= ${before} and attempts < ${maxAttempts}
    order by attempts, id limit ${max}`)
  return rows.map(({ id }) => id)
}

/** Removes the mandate from the payload, because only unfinished notices need it. */
export const finishWebhook = (db: Db, id: number, result: string, now: Date): Promise<number> =>
  // `jsonb_set` throws for the payload `null` of notices that are not about a payment.
  db.run(sql`
    update provider_notices set processed_at = ${now}, result = ${result}, attempts = attempts + 1,
      payload = case when payload = 'null' then payload else jsonb_set(payload, '{mandate}', 'null', false) end
    where id = ${id}`)

export const countAttempt = (db: Db, id: number): Promise<number> =>
  db.run(sql`update provider_notices set attempts = attempts + 1 where id = ${id}`)
