import { createHash, randomBytes } from 'node:crypto'
import { timings } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/gate'
import type { Db } from '../../infra/db/Db'
import type { Fanout } from '../../infra/fanout/Fanout'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  moveSubscriptions,
  setSessionUse,
  shortenSession,
  shortenSessionById,
} from './sessions.repository'
import type { SessionUser } from './sessions.repository'

export type { SessionUser } from './sessions.repository'

export type EndReason = 'logout' | 'password' | 'deleted' | 'suspended'

export interface Sessions {
  /**
   * Creates a session and returns the token for the cookie; only its hash is stored. Push subscriptions of
   * the session `continued` move to it.
   */
  create: (db: Db, userId: number, continued?: number) => Promise<string>
  find: (token: string) => Promise<SessionUser | null>
  /** The same from the cache; null means not cached. */
  findCached: (token: string) => SessionUser | null
  /** Ends the session with this token. */
  end: (token: string) => Promise<void>
  /**
   * Ends a session that continues under a new token; requests already sent with the old one are still
   * answered.
   */
  replace: (token: string) => Promise<void>
  /**
   * Ends one of the member's other sessions, or all of them. Ids that are not theirs, and the current
   * session, are ignored: there is nothing to end.
   */
  endOthers: (user: Pick<SessionUser, 'id' | 'sessionId'>, only?: number) => Promise<void>
  /** Records the device and country of a session, at intervals. */
  touch: (user: Pick<SessionUser, 'sessionId'>, userAgent: string, country: string | null) => Promise<void>
  /**
   * Ends all sessions of a member in the caller's transaction; call `announceEnd` afterwards. `replaced`
   * continues under a new token.
   */
  endAll: (db: Db, userId: number, replaced?: number) => Promise<void>
  /**
   * Tells every process and open stream that the member's sessions have ended; `replaced` is only
   * disconnected.
   */
  announceEnd: (userId: number, reason: EndReason, replaced?: number) => Promise<void>
  /** Evicts a member from this process's cache, after a change of status, payment or location. */
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
 * How long a replaced token stays valid: requests and a reconnecting stream may have been sent before the new
 * cookie arrived, and must not look like an ended session.
 */
export const replacedGraceMs = 15_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/**
 * Sessions in the database, cached in this process for seconds; ending a session clears its cache entry
 * immediately.
 */
export const createSessions = ({ db, fanout, now, cacheMs }: Options): Sessions => {
  const cache = new LruMap<string, Cached>(maxCached)
  /** Incremented whenever sessions end or change; anything read before that is returned but not cached. */
  let generation = 0
  /** Lookups under way, so that hundreds of calls at once ask the database once; never for calls that come after an end. */
  const finding = new Map<string, { since: number; user: Promise<SessionUser | null> }>()
  const forget = (userId: number) => {
    generation += 1
    for (const [key, { user }] of cache) if (user?.id === userId) cache.delete(key)
  }
  fanout.onSessionEnded(forget)
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

  return {
    forget,
    create: async (target, userId, continued) => {
      const token = newToken()
      const at = now()
      const expiresAt = new Date(at.getTime() + timings.sessionMs)
      const id = await insertSession(target, { userId, tokenHash: hashToken(token), at, expiresAt })
      if (continued !== undefined) await moveSubscriptions(target, continued, id)
      return token
    },
    findCached: (token) => {
      const cached = cache.get(token)
      return cached && cached.until > Date.now() ? cached.user : null
    },
    find: (token) => {
      const underWay = finding.get(token)
      if (underWay?.since === generation) return underWay.user
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
      forget(userId)
      for (const { id } of ended)
        await fanout.publish(userId, { type: 'session-ended', reason: 'logout' }, { sessionId: id })
    },
    touch: async ({ sessionId }, userAgent, country) => {
      await setSessionUse(db, sessionId, { at: now(), userAgent: userAgent.slice(0, userAgentMax), country })
    },
    endAll: async (target, userId, replaced) => {
      await deleteSessions(target, userId, replaced)
      if (replaced !== undefined) await shortenSessionById(target, replaced, graceEnd())
    },
    announceEnd: async (userId, reason, replaced) => {
      forget(userId)
      await fanout.publish(userId, { type: 'session-ended', reason }, { replacedId: replaced })
    },
  }
}
