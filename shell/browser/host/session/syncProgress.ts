/** Progress of the stream and the polls, shared so that any tab can take over either role. */
export interface SyncProgress {
  /** Id of the last event of the stream. */
  eventId: string | null
  /** Position of the stream when the page was rendered. */
  since: string | undefined
  /** `Date.now()` of the last poll. */
  polledAt: number | null
}
