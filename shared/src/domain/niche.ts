import type { Gender } from './profile'

/** Section 9: slug prefix of the landers of each niche code. */
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
export type NichePrefix = (typeof nicheSlugPrefix)[Niche]

const prefixes: readonly NichePrefix[] = Object.values(nicheSlugPrefix)

/** Niche of a lander's slug, such as `she-milano`; otherwise that of the site. */
export const nicheOf = (slug: string | undefined, siteNiche: number): NichePrefix => {
  const first = slug?.split('-')[0]
  return prefixes.find((prefix) => prefix === first) ?? nicheSlugPrefix[siteNiche as Niche] ?? 'none'
}

/** Gender in a niche's pictures; undefined for all. */
export const nicheGender = (niche: NichePrefix): Gender | undefined => {
  if (niche === 'gay') return 'male'
  return niche === 'none' || niche === 'bdsm' ? undefined : 'female'
}
