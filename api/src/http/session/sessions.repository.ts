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
  passkeyId: number | null
}

export const insertSession = async (
  db: Db,
  { userId, tokenHash, at, expiresAt, passkeyId }: NewSession,
): Promise<number> =>
  db.run(sql`
    insert into sessions (user_id, token_hash, created_at, expires_at, passkey_id)
    values (${userId}, ${tokenHash}, ${at}, ${expiresAt}, ${passkeyId})`)

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

export const setSessionToken = (
  db: Db,
  id: number,
  { tokenHash, expiresAt }: Pick<NewSession, 'tokenHash' | 'expiresAt'>,
): Promise<number> =>
  db.run(sql`
    update sessions set token_hash = ${tokenHash}, expires_at = ${expiresAt}, passkey_id = null where id = ${id}`)

export const detachFromPasskey = (db: Db, id: number): Promise<number> =>
  db.run(sql`update sessions set passkey_id = null where id = ${id}`)

export const findSessionsOfPasskey = (db: Db, passkeyId: number): Promise<{ id: number }[]> =>
  db.many<{ id: number }>(sql`select id from sessions where passkey_id = ${passkeyId}`)

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

export const deleteSessions = (db: Db, userId: number, exceptId?: number): Promise<number> =>
  db.run(
    sql`delete from sessions where user_id = ${userId} and id is distinct from ${exceptId ?? null}::bigint`,
  )

export const setSessionUse = (
  db: Db,
  id: number,
  { at, userAgent, country }: { at: Date; userAgent: string; country: string | null },
): Promise<number> =>
  db.run(sql`
    update sessions set last_used_at = ${at}, user_agent = ${userAgent}, country = ${country}
    where id = ${id}`)

export const setLastActive = (db: Db, userId: number, now: Date, staleBefore: Date): Promise<number> =>
  db.run(sql`
    update users set last_active = ${now} where id = ${userId} and last_active < ${staleBefore}`)
