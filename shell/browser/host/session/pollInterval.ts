import { timings } from '@duetto/shared/domain'

/** Milliseconds between polls of the server. Longer for members who receive pushes. */
export const pollInterval = (receivesPush: boolean): number =>
  receivesPush ? timings.pollWithPushMs : timings.pollMs
