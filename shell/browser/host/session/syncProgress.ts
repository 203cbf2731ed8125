export interface SyncProgress {
  eventId: string | null
  /** Id of the latest event when the user was loaded. */
  since: string | undefined
  polledAt: number | null
}
