import type { ServerEvent } from '@duetto/shared/contract'

export interface Audience {
  /** Restricts the event to the streams of this session. */
  sessionId?: number
  /** Ends the streams of this session without delivering the event. The browser then reconnects with its new token. */
  replacedId?: number
}

export interface FanoutItem extends Audience {
  id: string
  event: ServerEvent
}

export type FanoutListener = (item: FanoutItem) => void

export interface Fanout {
  /**
   * Call this after the commit. Never rejects or waits for Redis. If an outage loses events, all streams receive
   * `resync` afterwards.
   */
  publish: (userId: number, event: ServerEvent, audience?: Audience) => Promise<void>
  subscribe: (userId: number, listener: FanoutListener) => () => void
  /** Returns the events after `lastEventId`, oldest first. Null if some events may be missing. */
  replay: (userId: number, lastEventId: string) => Promise<FanoutItem[] | null>
  position: (userId: number) => Promise<string>
  /** Misses sessions that end while Redis is down. */
  onSessionEnded: (listener: (userId: number) => void) => () => void
  close: () => Promise<void>
}

/** Events stored per member. Redis stores more, because it trims streams approximately. */
export const historySize = 50
export const historiesMax = 20_000
/**
 * Maximum number of events stored for all members together if Redis is not used, about 45 MB. Up to 10% more may be
 * stored between two sweeps.
 */
export const eventsMax = 100_000
/** Lifetime of stored events. Redis expires a member's whole history this long after the last event. */
export const historySeconds = 600
