import { nicheGender, nicheMinAge, nicheOf } from '@duetto/shared/domain'
import { extractTracking } from '../../../common/extractTracking'
import type { Scope } from './resolveQuery'

export const visitScope = (search: string, slug: string | undefined, siteNiche: number): Scope['visit'] => {
  const niche = nicheOf(slug, siteNiche)
  const gender = nicheGender(niche)
  const minAge = nicheMinAge(niche)
  const isFromSource = Object.keys(extractTracking(search).record).length > 0
  return {
    ...(gender && { gender }),
    ...(minAge && { minAge }),
    ...(isFromSource && { trafficsource: true as const }),
  }
}
