export interface SyncProgress {
  eventId: string | null
  /** Event id at which the user was loaded. */
  since: string | undefined
  polledAt: number | null
}
