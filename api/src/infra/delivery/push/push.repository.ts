import sql from 'sql-template-tag'
import { defaultNotifications } from '../../../modules/accounts/settings/defaultNotifications'
import type { Db } from '../../db/Db'

export interface Subscription {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushPayload {
  subscription: number
  message: string
}

interface Receiver {
  language: string
  host: string | null
  sender: string
  is_fictional: boolean
  is_demo: boolean
  ids: number[]
}

export const findReceiver = (
  db: Db,
  userId: number,
  senderId: number,
  wish: 'push_messages' | 'push_likes',
): Promise<Receiver | undefined> =>
  db.pipelined.maybe<Receiver>(sql`
    select u.language, u.host, f.name as sender, f.is_fictional, f.is_demo, array_agg(s.id) as ids
    from push_subscriptions s join users u on u.id = s.user_id join users f on f.id = ${senderId}
    where s.user_id = ${userId} and u.status = 'active'
      and coalesce((u.notifications ->> ${wish})::boolean, ${defaultNotifications[wish]})
    group by u.language, u.host, f.name, f.is_fictional, f.is_demo`)

export const findSubscription = (db: Db, id: number): Promise<Subscription | undefined> =>
  db.maybe<Subscription>(sql`select id, endpoint, p256dh, auth from push_subscriptions where id = ${id}`)

export const removeSubscription = (db: Db, id: number): Promise<number> =>
  db.run(sql`delete from push_subscriptions where id = ${id}`)
