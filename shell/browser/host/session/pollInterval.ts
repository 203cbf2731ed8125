import { timings } from '@duetto/shared/domain'

/** Milliseconds between polls of the server. Members who receive pushes need fewer. */
export const pollInterval = (receivesPush: boolean): number =>
  receivesPush ? timings.pollWithPushMs : timings.pollMs
