/** Progress of the stream and the polls. Every tab tracks it, so that any of them can take over. */
export interface SyncProgress {
  eventId: string | null
  /** Stream position at which the user was loaded. */
  since: string | undefined
  polledAt: number | null
}
