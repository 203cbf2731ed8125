import { timings } from '@duetto/shared/domain'

/** Timeout for automatic popups, which wait until the member is idle. */
export const onceIdle = { timeout: timings.popupAfterActionMs + 15_000 }
