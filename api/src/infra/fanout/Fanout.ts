import type { ServerEvent } from '@duetto/shared/contract'

/** Which of a member's streams receive an event. */
export interface Audience {
  /** Only this session's streams receive it. */
  sessionId?: number
  /**
   * For `session-ended`: a session that continues under a new token. Its streams end silently and reconnect.
   */
  replacedId?: number
}

/** An event addressed to one member. */
export interface FanoutItem extends Audience {
  id: string
  event: ServerEvent
}

export type FanoutListener = (item: FanoutItem) => void

/**
 * Publishes events to members' open streams after the change has committed. Every event has an id, and a
 * short history per member lets a broken stream resume.
 */
export interface Fanout {
  /** Neither throws nor waits, because it runs after the commit. */
  publish: (userId: number, event: ServerEvent, audience?: Audience) => Promise<void>
  subscribe: (userId: number, listener: FanoutListener) => () => void
  /** Events after `lastEventId`, oldest first; null if they are no longer known. */
  replay: (userId: number, lastEventId: string) => Promise<FanoutItem[] | null>
  /** The position of a stream that starts now. */
  position: (userId: number) => Promise<string>
  /** Every process is notified of every ended session, to clear its cache. */
  onSessionEnded: (listener: (userId: number) => void) => () => void
  close: () => Promise<void>
}

/** Events kept per member for streams that reconnect. */
export const historySize = 50
/** Maximum number of histories in one process. */
export const historiesMax = 20_000
/** How long Redis keeps a member's history. */
export const historySeconds = 600
