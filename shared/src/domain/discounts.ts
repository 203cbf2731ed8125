import { timings } from './timings'

export const timeBonusCode = { code: 'TIMEBONUS25', percent: 25, durationMs: timings.timeBonusMs } as const
export const welcomeDiscount = { code: 'WELCOME25', percent: 25, validityHours: 72 } as const

/** In minor units, rounded half up. */
export const discountedMinor = (amountMinor: number, percent: number): number =>
  Math.floor((amountMinor * (100 - percent) + 50) / 100)

export const timeBonusEnds = (signupAtMs: number): number => signupAtMs + timings.timeBonusMs
