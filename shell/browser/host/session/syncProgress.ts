/** Progress of the stream and the polls, shared so that any tab can take over. */
export interface SyncProgress {
  eventId: string | null
  /** Stream position at which the user was loaded. */
  since: string | undefined
  polledAt: number | null
}
