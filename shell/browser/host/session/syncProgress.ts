/** Progress of the stream and the polls, shared so that any tab can take over either role. */
export interface SyncProgress {
  eventId: string | null
  /** Stream position at which the user was loaded. */
  since: string | undefined
  /** `Date.now()` of the last poll. */
  polledAt: number | null
}
