/** Section 9: a site's niche code determines the slug prefix of its landers. */
export const nicheSlugPrefix = {
  1: 'none',
  2: 'she',
  3: 'bdsm',
  4: 'bbw',
  5: 'gilf',
  6: 'milf',
  7: 'gay',
} as const
export type Niche = keyof typeof nicheSlugPrefix
