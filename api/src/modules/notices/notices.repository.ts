import sql, { raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { defaultNotifications } from '../accounts/settings/defaultNotifications'
import type { Db } from '../../infra/db/Db'

export type NoticeKind = 'messages' | 'likes'

export interface Waiting {
  user_id: number
  email: string
  name: string
  language: string
  host: string | null
  sender: string
  is_fictional: boolean
  is_demo: boolean
}

const sources: Record<NoticeKind, (since: Date) => Sql> = {
  messages: (since) => sql`
    select distinct on (user_id) user_id, other_id as sender_id, last_at as at from conversation_members
    where unread > 0 and not is_hidden and not is_muted and last_at > ${since} order by user_id, last_at desc`,
  likes: (since) => sql`
    select distinct on (liked_id) liked_id as user_id, liker_id as sender_id, created_at as at from likes
    where not is_seen and created_at > ${since} order by liked_id, created_at desc`,
}

export interface NoticeTimes {
  now: Date
  since: Date
  inactiveSince: Date
  dayAgo: Date
}

export const findWaiting = (db: Db, kind: NoticeKind, times: NoticeTimes): Promise<Waiting[]> =>
  db.many<Waiting>(sql`
    select u.id as user_id, u.email, u.name, u.language, u.host, s.name as sender,
      s.is_fictional, s.is_demo
    from (${sources[kind](times.since)}) as news
    join users u on u.id = news.user_id and u.status = 'active' and not u.is_fictional
      and u.notifications_disabled = '{}' and u.last_active < ${times.inactiveSince} and u.last_active < news.at
    join users s on s.id = news.sender_id and s.status = 'active'
    left join member_notices n on n.user_id = u.id
    where ${isDue(kind, times)}
    order by u.id limit 200`)

const isDue = (kind: NoticeKind, { dayAgo }: NoticeTimes): Sql => {
  const column = raw(`n.${kind}_at`)
  const field = `mail_${kind}` as const
  const wish = sql`coalesce(u.notifications ->> ${field}, ${defaultNotifications[field]})`
  return sql`${wish} <> 'never'
    and (${column} is null or ${column} < u.last_active)
    and (${wish} <> 'daily' or ${column} is null or ${column} < ${dayAgo})`
}

export const claimNotice = async (
  tx: Db,
  kind: NoticeKind,
  userId: number,
  { now, inactiveSince }: NoticeTimes,
): Promise<boolean> => {
  const column = raw(`${kind}_at`)
  return (
    (await tx.run(sql`
      insert into member_notices (user_id, ${column}) values (${userId}, ${now})
      on conflict (user_id) do update set ${column} = excluded.${column}
      where member_notices.${column} is null or member_notices.${column} < ${inactiveSince}`)) === 1
  )
}
