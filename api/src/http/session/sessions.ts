import { createHash, randomBytes } from 'node:crypto'
import { timings } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import type { Db } from '../../infra/db/Db'
import type { Fanout } from '../../infra/fanout/Fanout'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  setSessionToken,
  setSessionUse,
  shortenSession,
} from './sessions.repository'
import type { SessionUser } from './sessions.repository'

export type { SessionUser } from './sessions.repository'

export type EndReason = 'logout' | 'password' | 'deleted' | 'suspended'

export interface Sessions {
  create: (db: Db, userId: number, passkeyId?: number) => Promise<string>
  /**
   * Replaces the session's token, extends the session, detaches it from its passkey, and returns the new token. Caches
   * may accept the old token until `announceEnd`, which callers must call after the commit.
   */
  rotate: (db: Db, sessionId: number) => Promise<string>
  find: (token: string) => Promise<SessionUser | null>
  /** Null means that the session is not cached, not that it has ended. */
  findCached: (token: string) => SessionUser | null
  end: (token: string) => Promise<void>
  replace: (token: string) => Promise<void>
  endOthers: (user: Pick<SessionUser, 'id' | 'sessionId'>, only?: number) => Promise<void>
  touch: (user: Pick<SessionUser, 'sessionId'>, userAgent: string, country: string | null) => Promise<void>
  /** Deletes the sessions, but leaves them cached: call `announceEnd` after the commit. */
  endAll: (db: Db, userId: number, exceptId?: number) => Promise<void>
  announceEnd: (userId: number, reason: EndReason, exceptId?: number) => Promise<void>
  announceEndOf: (userId: number, sessionIds: readonly number[]) => Promise<void>
  /** Evicts the member's sessions from this process's cache only. */
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
const userAgentMax = 400
/**
 * Grace period of a token that another login to the same account in the same browser has replaced. Covers requests sent
 * before the new cookie arrived. A password change has no grace period.
 */
export const replacedGraceMs = 15_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

export const createSessions = ({ db, fanout, now, cacheMs }: Options): Sessions => {
  const cache = new LruMap<string, Cached>(maxCached)
  /** Incremented when sessions end or cached data change, so that lookups still in flight are not cached. */
  let generation = 0
  /** Queries in flight by token. Calls with the same token and `generation` share one. */
  const finding = new Map<string, { since: number; user: Promise<SessionUser | null> }>()
  const forget = (userId: number) => {
    generation += 1
    for (const [key, { user }] of cache) if (user?.id === userId) cache.delete(key)
  }
  fanout.onSessionEnded(forget)
  const expiryOf = (at: Date) => new Date(at.getTime() + timings.sessionMs)
  const graceEnd = () => new Date(now().getTime() + replacedGraceMs)

  const remember = (key: string, user: SessionUser | null) => {
    if (cacheMs === 0 || user === null) return
    cache.set(key, { user, until: Date.now() + cacheMs })
  }

  const read = async (token: string, since: number) => {
    const user = (await findSession(db, hashToken(token), now())) ?? null
    if (generation === since) remember(token, user)
    return user
  }

  const announceEndOf: Sessions['announceEndOf'] = async (userId, sessionIds) => {
    forget(userId)
    for (const sessionId of sessionIds)
      await fanout.publish(userId, { type: 'session-ended', reason: 'logout' }, { sessionId })
  }

  return {
    forget,
    create: async (target, userId, passkeyId) => {
      const token = newToken()
      const [at, tokenHash] = [now(), hashToken(token)]
      await insertSession(target, {
        userId,
        tokenHash,
        at,
        expiresAt: expiryOf(at),
        passkeyId: passkeyId ?? null,
      })
      return token
    },
    rotate: async (target, sessionId) => {
      const token = newToken()
      await setSessionToken(target, sessionId, { tokenHash: hashToken(token), expiresAt: expiryOf(now()) })
      return token
    },
    findCached: (token) => {
      const cached = cache.get(token)
      return cached && cached.until > Date.now() ? cached.user : null
    },
    find: (token) => {
      const pending = finding.get(token)
      if (pending?.since === generation) return pending.user
      const since = generation
      const user = read(token, since).finally(() => {
        if (finding.get(token)?.user === user) finding.delete(token)
      })
      finding.set(token, { since, user })
      return user
    },
    end: async (token) => {
      const row = await deleteSession(db, hashToken(token))
      generation += 1
      cache.delete(token)
      if (row)
        await fanout.publish(row.user_id, { type: 'session-ended', reason: 'logout' }, { sessionId: row.id })
    },
    replace: async (token) => {
      const row = await shortenSession(db, hashToken(token), graceEnd())
      cache.delete(token)
      if (row)
        await fanout.publish(
          row.user_id,
          { type: 'session-ended', reason: 'logout' },
          { replacedId: row.id, sessionId: row.id },
        )
    },
    endOthers: async ({ id: userId, sessionId }, only) => {
      const ended = await deleteOtherSessions(db, userId, sessionId, only)
      await announceEndOf(
        userId,
        ended.map(({ id }) => id),
      )
    },
    touch: async ({ sessionId }, userAgent, country) => {
      await setSessionUse(db, sessionId, { at: now(), userAgent: userAgent.slice(0, userAgentMax), country })
    },
    endAll: async (target, userId, exceptId) => {
      await deleteSessions(target, userId, exceptId)
    },
    announceEnd: async (userId, reason, exceptId) => {
      forget(userId)
      await fanout.publish(userId, { type: 'session-ended', reason }, { replacedId: exceptId })
    },
    announceEndOf,
  }
}
