import type { NotificationSettings } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

export interface NotificationRow {
  notifications: Partial<NotificationSettings>
  disabled: ('spam_complaint' | 'bounce' | 'unsubscribe')[]
  has_push: boolean
}

export const findNotifications = (db: Db, userId: number): Promise<NotificationRow> =>
  db.pipelined.one<NotificationRow>(sql`
    select notifications, notifications_disabled as disabled,
      exists (select 1 from push_subscriptions where user_id = ${userId}) as has_push
    from users where id = ${userId}`)

/** Resubscribing clears the member's own "unsubscribe", but not a bounce or complaint. */
export const storeNotifications = (
  db: Db,
  userId: number,
  settings: NotificationSettings,
  isResubscribing: boolean,
): Promise<number> =>
  db.run(sql`
    update users set notifications = ${JSON.stringify(settings)}::text::jsonb,
      notifications_disabled = case when ${isResubscribing}::boolean
        then array_remove(notifications_disabled, 'unsubscribe') else notifications_disabled end
    where id = ${userId}`)

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
  now: Date
  sessionId: number
}

/**
 * Reassigns an endpoint that belonged to another member. The caller must hold the account lock, or concurrent calls can
 * exceed the limit.
 */
export const savePushSubscription = async (
  tx: Db,
  userId: number,
  { endpoint, p256dh, auth, now, sessionId }: Subscription,
): Promise<void> => {
  await tx.run(sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
    values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`)
  await tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by created_at desc, id desc offset ${limits.pushBrowsersPerMember})`)
}
