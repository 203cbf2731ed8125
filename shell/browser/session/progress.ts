/** This tab's progress, whichever tab did the work, so that the next one can continue from here. */
export interface Progress {
  /** The stream's last event. */
  eventId: string | null
  /** By this machine's clock, milliseconds. */
  polledAt: number | null
}
