import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@duetto/shared/domain'
import { timings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { Fanout } from '../../infra/fanout/Fanout'

export interface SessionUser {
  id: number
  status: 'not_confirmed' | 'active'
  paidUser: boolean
  country: string | null
  language: Locale
  sessionId: number
}

export type EndReason = 'logout' | 'password' | 'deleted' | 'suspended'

export interface Sessions {
  /** A new session; returns the token for the cookie, of which only a hash is kept. */
  create: (db: Db, userId: number) => Promise<string>
  find: (token: string) => Promise<SessionUser | null>
  /** The same from memory, where it is known; null says nothing. */
  findCached: (token: string) => SessionUser | null
  /** Ends one session, by its token. */
  end: (token: string) => Promise<void>
  /** Ends all sessions of a member, within the caller's transaction; call `announceEnd` after it. */
  endAll: (db: Db, userId: number) => Promise<void>
  /** Tells every process and open stream that the member's sessions ended. */
  announceEnd: (userId: number, reason: EndReason) => Promise<void>
  /** Drops what is cached of a member here, after their status, payment or place changed. */
  forget: (userId: number) => void
}

interface Options {
  db: Db
  fanout: Fanout
  now: () => Date
  cacheMs: number
}

interface Cached {
  user: SessionUser | null
  until: number
}
const maxCached = 50_000
const tokenBytes = 16

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** Sessions in the database, with a cache of seconds in this process that an ended session empties at once. */
export const createSessions = ({ db, fanout, now, cacheMs }: Options): Sessions => {
  const cache = new Map<string, Cached>()
  /** Raised by whatever ends or changes a session: what was read before that is answered, but not kept. */
  let generation = 0
  const forget = (userId: number) => {
    generation += 1
    for (const [key, { user }] of cache) if (user?.id === userId) cache.delete(key)
  }
  fanout.onSessionEnded(forget)

  const remember = (key: string, user: SessionUser | null) => {
    if (cacheMs === 0 || user === null) return
    if (cache.size >= maxCached) cache.clear()
    cache.set(key, { user, until: Date.now() + cacheMs })
  }

  return {
    forget,
    create: async (target, userId) => {
      const token = newToken()
      const at = now()
      await target.run(sql`
        insert into sessions (user_id, token_hash, created_at, expires_at)
        values (${userId}, ${hashToken(token)}, ${at}, ${new Date(at.getTime() + timings.sessionMs)})`)
      return token
    },
    findCached: (token) => {
      const cached = cache.get(token)
      return cached && cached.until > Date.now() ? cached.user : null
    },
    find: async (token) => {
      const before = generation
      const user = (await findSession(db, token, now())) ?? null
      if (generation === before) remember(token, user)
      return user
    },
    end: async (token) => {
      const row = await db.maybe<{ user_id: number; id: number }>(
        sql`delete from sessions where token_hash = ${hashToken(token)} returning user_id, id`,
      )
      generation += 1
      cache.delete(token)
      if (row) await fanout.publish(row.user_id, { type: 'session-ended', reason: 'logout' }, row.id)
    },
    endAll: async (target, userId) => {
      await target.run(sql`delete from sessions where user_id = ${userId}`)
    },
    announceEnd: async (userId, reason) => {
      forget(userId)
      await fanout.publish(userId, { type: 'session-ended', reason })
    },
  }
}

const findSession = (db: Db, token: string, now: Date): Promise<SessionUser | undefined> =>
  db.quick.maybe<SessionUser>(sql`
    select u.id, u.status, w.paid_user as "paidUser", u.country, u.language, s.id as "sessionId"
    from sessions s join users u on u.id = s.user_id join wallets w on w.user_id = u.id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now}
      and u.status in ('not_confirmed', 'active')`)
