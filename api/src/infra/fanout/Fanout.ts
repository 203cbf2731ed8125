import type { ServerEvent } from '@duetto/shared/contract'

export interface Audience {
  /** Restricts the event to the streams of this session. */
  sessionId?: number
  /**
   * For `session-ended`: id of a session whose browser continues with another token. Its streams end without the event,
   * so that the browser reconnects.
   */
  replacedId?: number
}

export interface FanoutItem extends Audience {
  id: string
  event: ServerEvent
}

export type FanoutListener = (item: FanoutItem) => void

/**
 * Publishes events to members' open streams. Every event has an id, and a short history per member lets an interrupted
 * stream resume.
 */
export interface Fanout {
  /** Call after the commit. Neither rejects nor waits for Redis. After an outage, streams reload instead. */
  publish: (userId: number, event: ServerEvent, audience?: Audience) => Promise<void>
  subscribe: (userId: number, listener: FanoutListener) => () => void
  /** Returns the events after `lastEventId`, oldest first; null if some of them may be missing. */
  replay: (userId: number, lastEventId: string) => Promise<FanoutItem[] | null>
  position: (userId: number) => Promise<string>
  /** Calls the listener when a session ends in any process, so that it can clear its cache; not while Redis is down. */
  onSessionEnded: (listener: (userId: number) => void) => () => void
  close: () => Promise<void>
}

/** Events stored per member for streams that reconnect. Redis stores more, because it trims streams approximately. */
export const historySize = 50
/** Maximum number of members whose history is stored without Redis. */
export const historiesMax = 20_000
/** Expiry of a member's history in Redis, in seconds after the latest event. */
export const historySeconds = 600
