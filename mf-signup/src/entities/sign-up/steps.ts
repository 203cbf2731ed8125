import type { VisitStep } from '@duetto/shared/domain'

/** Steps of sign-up: 0 account, 1 photo, 2 location, 3 personal info, 4 about me; 5 means complete. */
export const accountStep = 0
export const firstProfileStep = 1
export const stepCount = 5
/** Names of the steps in the funnel. */
export const funnelSteps = [
  'account',
  'photo',
  'location',
  'personal',
  'about',
] as const satisfies VisitStep[]
