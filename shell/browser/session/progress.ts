/** How far this tab is, whoever of the tabs did the work: the next one goes on from here. */
export interface Progress {
  /** The stream's last event. */
  eventId: string | null
  /** By the clock of this machine, milliseconds. */
  polledAt: number | null
}
