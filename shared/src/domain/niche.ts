import type { BodyType, Gender } from './profile'

/** Keyed by niche code (specification, section 9). */
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

export const niches: readonly NichePrefix[] = Object.values(nicheSlugPrefix)

/** A slug that starts with a niche, such as `she-milano`, overrides the site's niche. */
export const nicheOf = (slug: string | undefined, siteNiche: number): NichePrefix => {
  const first = slug?.split('-')[0]
  return niches.find((prefix) => prefix === first) ?? nicheSlugPrefix[siteNiche as Niche] ?? 'none'
}

const nicheMinAges: Partial<Record<NichePrefix, number>> = { milf: 38, gilf: 50 }

export const nicheMinAge = (niche: NichePrefix): number | undefined => nicheMinAges[niche]

export const fullerFigures: readonly BodyType[] = ['curvy', 'full']

/** A list for the query of a search. Undefined if the niche's landers show every figure. */
export const nicheBodyTypes = (niche: NichePrefix): string | undefined =>
  niche === 'bbw' ? fullerFigures.join(',') : undefined

/** Undefined if the niche's landers show both genders. */
export const nicheGender = (niche: NichePrefix): Gender | undefined => {
  if (niche === 'gay') return 'male'
  return niche === 'none' || niche === 'bdsm' ? undefined : 'female'
}
