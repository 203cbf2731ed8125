import { nicheGender, nicheOf } from '@duetto/shared/domain'
import { extractTracking } from '../../../common/extractTracking'
import type { Scope } from './resolveQuery'

/** What the address reveals about a visit: the gender its niche shows, and whether a traffic source brought the visitor here. */
export const visitScope = (search: string, slug: string | undefined, siteNiche: number): Scope['visit'] => {
  const gender = nicheGender(nicheOf(slug, siteNiche))
  const isFromSource = Object.keys(extractTracking(search).record).length > 0
  return { ...(gender && { gender }), ...(isFromSource && { trafficsource: true as const }) }
}
