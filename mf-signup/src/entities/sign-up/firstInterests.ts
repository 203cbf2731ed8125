import type { Interest } from '@duetto/shared/domain'

/** Interests offered at sign-up; the profile has them all. */
export const firstInterests: readonly Interest[] = [
  'animals',
  'art',
  'beach',
  'cooking',
  'dancing',
  'hiking',
  'movies',
  'music',
  'photography',
  'reading',
  'sports',
  'travelling',
  'video games',
  'wine',
]
export const firstInterestsMost = 3
/** Longest line about oneself at sign-up, in UTF-16 units; the profile has room for more. */
export const firstLineMost = 140
