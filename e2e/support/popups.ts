import { timings } from '@duetto/shared/domain'

/** For popups that open by themselves: they wait until the member is idle. */
export const onceIdle = { timeout: timings.popupAfterActionMs + 15_000 }
