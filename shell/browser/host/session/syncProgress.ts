/** This tab's progress, whichever tab did the work, so that the next one can continue from here. */
export interface Progress {
  /** The stream's last event. */
  eventId: string | null
  /** The stream's position when the page was made. */
  since: string | undefined
  /** By this machine's clock, milliseconds. */
  polledAt: number | null
}
