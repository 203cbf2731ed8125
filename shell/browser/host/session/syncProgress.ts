/** What all tabs have received, so that any of them can continue as stream holder or poller. */
export interface SyncProgress {
  /** Last event of the stream. */
  eventId: string | null
  /** Position of the stream when the page was rendered. */
  since: string | undefined
  /** `Date.now()` of the last poll. */
  polledAt: number | null
}
