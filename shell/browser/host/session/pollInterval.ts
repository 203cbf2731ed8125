import { timings } from '@duetto/shared/domain'

export const pollInterval = (receivesPush: boolean): number =>
  receivesPush ? timings.pollWithPushMs : timings.pollMs
