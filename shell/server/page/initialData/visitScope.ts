import type { Settings } from '@duetto/shared/contract'
import { nicheBodyTypes, nicheGender, nicheMinAge, nicheOf, sourceQuery } from '@duetto/shared/domain'
import { extractTracking } from '../../../common/extractTracking'
import type { Scope } from './resolveQuery'

type VisitSettings = Pick<Settings, 'niche' | 'logged_out_search' | 'logged_out_search_trafficsource'>

export const visitScope = (
  search: string,
  slug: string | undefined,
  settings: VisitSettings,
): Scope['visit'] => {
  const niche = nicheOf(slug, settings.niche)
  const gender = nicheGender(niche)
  const minAge = nicheMinAge(niche)
  const bodyTypes = nicheBodyTypes(niche)
  const isFromSource = Object.keys(extractTracking(search).record).length > 0
  return {
    ...(gender && { gender }),
    ...(minAge && { minAge }),
    ...(bodyTypes && { bodyTypes }),
    ...sourceQuery(settings, isFromSource),
  }
}
