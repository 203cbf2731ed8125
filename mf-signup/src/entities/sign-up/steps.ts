import type { VisitStep } from '@duetto/shared/domain'

/** Steps: 0 account, 1 photo, 2 location, 3 personal info, 4 about me, 5 complete. */
export const accountStep = 0
export const firstProfileStep = 1
export const stepCount = 5
export const countedSteps = [
  'account',
  'photo',
  'location',
  'personal',
  'about',
] as const satisfies VisitStep[]
