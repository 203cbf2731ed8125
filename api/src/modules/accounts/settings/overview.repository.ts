import sql from 'sql-template-tag'
import { replacedGraceMs } from '../../../http/session/sessions'
import type { Db } from '../../../infra/db/Db'

export interface SessionRow {
  id: number
  user_agent: string | null
  country: string | null
  created_at: Date
  last_used_at: Date
}

/** Omits sessions that expire within `replacedGraceMs`: another login has replaced nearly all of them. */
export const findSessions = (db: Db, userId: number, now: Date): Promise<SessionRow[]> =>
  db.many<SessionRow>(sql`
    select id, user_agent, country, created_at, coalesce(last_used_at, created_at) as last_used_at
    from sessions where user_id = ${userId} and expires_at > ${new Date(now.getTime() + replacedGraceMs)}
    order by coalesce(last_used_at, created_at) desc, id desc`)

export interface BlockedRow {
  id: number
  name: string
  blocked_at: Date
}

export const findBlocked = (db: Db, userId: number): Promise<BlockedRow[]> =>
  db.many<BlockedRow>(sql`
    select u.id, u.name, b.created_at as blocked_at
    from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = ${userId} and u.status <> 'deleted'
    order by b.created_at desc, u.id`)

interface ConsentRow {
  terms_accepted_at: Date
  intimate_consent_at: Date | null
  public_photo_at: Date | null
}

export const findConsents = (db: Db, userId: number): Promise<ConsentRow> =>
  db.one<ConsentRow>(
    sql`select terms_accepted_at, intimate_consent_at, public_photo_at from users where id = ${userId}`,
  )
