import type { ServerEvent } from '@duetto/shared/contract'

/** Who of a member's streams is meant. */
export interface Audience {
  /** Only that session's streams get it. */
  sessionId?: number
  /** Of a `session-ended`: a session that goes on under a new token. Its streams end without a word, and come back. */
  replacedId?: number
}

/** An event on its way to one member. */
export interface FanoutItem extends Audience {
  id: string
  event: ServerEvent
}

export type FanoutListener = (item: FanoutItem) => void

/**
 * Tells members' open streams what happened, after the change is committed. Every event has an id, and a
 * short history per member lets a stream that broke go on where it stopped.
 */
export interface Fanout {
  /** Neither fails nor waits: it comes after the commit. */
  publish: (userId: number, event: ServerEvent, audience?: Audience) => Promise<void>
  subscribe: (userId: number, listener: FanoutListener) => () => void
  /** Events after `lastEventId`, oldest first; null where that is no longer known. */
  replay: (userId: number, lastEventId: string) => Promise<FanoutItem[] | null>
  /** Where a stream that starts now stands. */
  position: (userId: number) => Promise<string>
  /** Every process hears of every ended session, to drop what it has cached of that member. */
  onSessionEnded: (listener: (userId: number) => void) => () => void
  close: () => Promise<void>
}

/** Events kept per member for streams that come back. */
export const historySize = 50
/** Members with a history at a time, in one process. */
export const historiesMax = 20_000
/** How long Redis keeps a member's history. */
export const historySeconds = 600
