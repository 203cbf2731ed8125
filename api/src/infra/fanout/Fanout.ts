import type { ServerEvent } from '@duetto/shared/contract'

/** Selects which of a member's streams receive an event. */
export interface Audience {
  /** Restricts the event to the streams of this session. */
  sessionId?: number
  /**
   * For `session-ended`: id of a session that continues under a new token. Its streams end silently and
   * reconnect.
   */
  replacedId?: number
}

export interface FanoutItem extends Audience {
  id: string
  event: ServerEvent
}

export type FanoutListener = (item: FanoutItem) => void

/**
 * Publishes events to members' open streams after the change has committed. Every event has an id, and a
 * short history per member lets an interrupted stream resume.
 */
export interface Fanout {
  /** Call after the commit. Neither rejects nor waits for Redis. */
  publish: (userId: number, event: ServerEvent, audience?: Audience) => Promise<void>
  subscribe: (userId: number, listener: FanoutListener) => () => void
  /** Returns the events after `lastEventId`, oldest first; null if some of them may be missing. */
  replay: (userId: number, lastEventId: string) => Promise<FanoutItem[] | null>
  position: (userId: number) => Promise<string>
  /** Calls the listener in every process when any session ends, so that it can clear its cache. */
  onSessionEnded: (listener: (userId: number) => void) => () => void
  close: () => Promise<void>
}

/** Events stored per member for streams that reconnect. Redis may store a few more. */
export const historySize = 50
/** Maximum number of members' histories in one process. */
export const historiesMax = 20_000
/** Expiry of a member's history in Redis, in seconds. */
export const historySeconds = 600
