import type { Interest } from '@duetto/shared/domain'

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
/** Maximum length of `about_me` at sign-up, in UTF-16 units. The profile page allows more. */
export const firstLineMost = 140
