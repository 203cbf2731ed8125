import { nicheGender, nicheOf } from '@duetto/shared/domain'
import { extractTracking } from '../../../common/extractTracking'
import type { Scope } from './resolveQuery'

/** Returns facts about a visit from its URL: the niche's gender, and whether it comes from a traffic source. */
export const visitScope = (search: string, slug: string | undefined, siteNiche: number): Scope['visit'] => {
  const gender = nicheGender(nicheOf(slug, siteNiche))
  const isFromSource = Object.keys(extractTracking(search).record).length > 0
  return { ...(gender && { gender }), ...(isFromSource && { trafficsource: true as const }) }
}
