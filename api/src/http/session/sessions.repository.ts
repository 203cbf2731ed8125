import type { Locale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface SessionUser {
  id: number
  status: 'not_confirmed' | 'active'
  paidUser: boolean
  country: string | null
  language: Locale
  sessionId: number
}

interface SessionKey {
  user_id: number
  id: number
}

interface NewSession {
  userId: number
  tokenHash: Buffer
  at: Date
  expiresAt: Date
}

export const insertSession = async (
  db: Db,
  { userId, tokenHash, at, expiresAt }: NewSession,
): Promise<number> =>
  (
    await db.one<{ id: number }>(sql`
      insert into sessions (user_id, token_hash, created_at, expires_at)
      values (${userId}, ${tokenHash}, ${at}, ${expiresAt}) returning id`)
  ).id

/** Push notices of one session go on with another. */
export const moveSubscriptions = (db: Db, from: number, to: number): Promise<number> =>
  db.run(sql`update push_subscriptions set session_id = ${to} where session_id = ${from}`)

export const findSession = (db: Db, tokenHash: Buffer, now: Date): Promise<SessionUser | undefined> =>
  db.pipelined.maybe<SessionUser>(sql`
    select u.id, u.status, w.paid_user as "paidUser", u.country, u.language, s.id as "sessionId"
    from sessions s join users u on u.id = s.user_id join wallets w on w.user_id = u.id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}
      and u.status in ('not_confirmed', 'active')`)

export const deleteSession = (db: Db, tokenHash: Buffer): Promise<SessionKey | undefined> =>
  db.maybe<SessionKey>(sql`delete from sessions where token_hash = ${tokenHash} returning user_id, id`)

export const shortenSession = (db: Db, tokenHash: Buffer, end: Date): Promise<SessionKey | undefined> =>
  db.maybe<SessionKey>(sql`
    update sessions set expires_at = least(expires_at, ${end})
    where token_hash = ${tokenHash} returning user_id, id`)

export const shortenSessionById = (db: Db, id: number, end: Date): Promise<number> =>
  db.run(sql`update sessions set expires_at = least(expires_at, ${end}) where id = ${id}`)

/** One of the member's other sessions, or all of them. */
export const deleteOtherSessions = (
  db: Db,
  userId: number,
  own: number,
  only?: number,
): Promise<{ id: number }[]> =>
  db.many<{ id: number }>(sql`
    delete from sessions where user_id = ${userId} and id <> ${own}
      and (${only ?? null}::bigint is null or id = ${only ?? null}::bigint)
    returning id`)

/** All of a member's, but for the one that is kept. */
export const deleteSessions = (db: Db, userId: number, kept?: number): Promise<number> =>
  db.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${kept ?? null}::bigint`)

export const setSessionUse = (
  db: Db,
  id: number,
  { at, userAgent, country }: { at: Date; userAgent: string; country: string | null },
): Promise<number> =>
  db.run(sql`
    update sessions set last_used_at = ${at}, user_agent = ${userAgent}, country = ${country}
    where id = ${id}`)

/** The search's index moves with it, so it is written only where the last time is before `staleBefore`. */
export const setLastActive = (db: Db, userId: number, now: Date, staleBefore: Date): Promise<number> =>
  db.run(sql`
    update users set last_active = ${now} where id = ${userId} and last_active < ${staleBefore}`)
