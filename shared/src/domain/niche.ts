import type { Gender } from './profile'

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
export type NichePrefix = (typeof nicheSlugPrefix)[Niche]

const prefixes: readonly string[] = Object.values(nicheSlugPrefix)

/** Niche of a lander's slug, e.g. `she-milano`; otherwise the site's. */
export const nicheOf = (slug: string | undefined, siteNiche: number): NichePrefix => {
  const prefix = slug?.split('-')[0] ?? ''
  if (prefixes.includes(prefix)) return prefix as NichePrefix
  return nicheSlugPrefix[siteNiche as Niche] ?? 'none'
}

/** The gender a niche's pictures show; undefined for all. */
export const nicheGender = (niche: NichePrefix): Gender | undefined => {
  if (niche === 'gay') return 'male'
  return niche === 'none' || niche === 'bdsm' ? undefined : 'female'
}
