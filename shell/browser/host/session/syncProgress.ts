export interface SyncProgress {
  eventId: string | null
  /** Stream position at which the user was loaded. */
  since: string | undefined
  polledAt: number | null
}
