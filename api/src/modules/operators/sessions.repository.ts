import type { OperatorRole } from '@duetto/shared/contract/console'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface OperatorSession {
  id: number
  operatorId: number
  login: string
  role: OperatorRole
  isVerified: boolean
  isEnrolled: boolean
  lastUsedAt: Date
}

interface NewSession {
  operatorId: number
  /** Verified hash. No session is created if it is no longer current, for example after a concurrent reset. */
  passwordHash: string
  tokenHash: Buffer
  now: Date
  expiresAt: Date
  userAgent: string
}

export const insertOperatorSession = async (db: Db, session: NewSession): Promise<boolean> =>
  (await db.run(sql`
    insert into operator_sessions (operator_id, token_hash, created_at, expires_at, last_used_at, user_agent)
    select id, ${session.tokenHash}, ${session.now}, ${session.expiresAt}, ${session.now}, ${session.userAgent}
    from operators
    where id = ${session.operatorId} and password_hash = ${session.passwordHash} and disabled_at is null
    for share`)) > 0

export const findOperatorSession = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<OperatorSession | undefined> =>
  db.maybe<OperatorSession>(sql`
    select s.id, o.id as "operatorId", o.login, o.role, s.verified_at is not null as "isVerified",
      o.totp_secret is not null as "isEnrolled", s.last_used_at as "lastUsedAt"
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and o.disabled_at is null`)

export const verifySession = async (
  db: Db,
  id: number,
  { tokenHash, now, expiresAt }: Pick<NewSession, 'tokenHash' | 'now' | 'expiresAt'>,
): Promise<boolean> =>
  (await db.run(sql`
    update operator_sessions set token_hash = ${tokenHash}, verified_at = ${now}, expires_at = ${expiresAt}
    where id = ${id} and verified_at is null`)) > 0

export const hasSession = async (db: Db, id: number): Promise<boolean> =>
  (await db.maybe(sql`select 1 from operator_sessions where id = ${id}`)) !== undefined

export const setLastUsed = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update operator_sessions set last_used_at = ${now} where id = ${id}`)

export interface ListedSession {
  id: number
  user_agent: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export const findSessionsOf = (db: Db, operatorId: number, now: Date): Promise<ListedSession[]> =>
  db.many<ListedSession>(sql`
    select id, user_agent, created_at, last_used_at, expires_at from operator_sessions
    where operator_id = ${operatorId} and verified_at is not null and expires_at > ${now}
    order by last_used_at desc, id desc`)

export const deleteOperatorSession = (db: Db, id: number, operatorId: number): Promise<number> =>
  db.run(sql`delete from operator_sessions where id = ${id} and operator_id = ${operatorId}`)

export const deleteSessionsOf = (db: Db, operatorId: number): Promise<number> =>
  db.run(sql`delete from operator_sessions where operator_id = ${operatorId}`)

export const deleteExpiredSessions = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from operator_sessions where expires_at < ${now}`)

export const insertView = async (db: Db, sessionId: number, subject: string): Promise<boolean> =>
  (await db.run(sql`
    insert into operator_views (session_id, subject) values (${sessionId}, ${subject})
    on conflict do nothing`)) > 0

export const hasView = async (db: Db, sessionId: number, subject: string): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from operator_views where session_id = ${sessionId} and subject = ${subject}`)) !== undefined
