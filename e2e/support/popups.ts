import { timings } from '@duetto/shared/domain'

export const onceIdle = { timeout: timings.popupAfterActionMs + 15_000 }
