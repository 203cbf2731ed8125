import { storePendingAction, usePlatform } from '@duetto/shared/platform'
import type { PendingAction } from '@duetto/shared/platform'
import { readVisitorSearch } from '../search/visitorSearch'

const genderIn = (search: string | null): 'female' | 'male' | null | undefined => {
  const gender = new URLSearchParams(search ?? '').get('gender')
  if (gender === 'all') return null
  return gender === 'female' || gender === 'male' ? gender : undefined
}

/** Opens sign-up with the gender from the visitor’s last search, and stores the action to resume afterwards. */
export const useSignUp = (): ((wanted?: { profileId?: number; wish?: PendingAction['kind'] }) => void) => {
  const { openSignUp, now } = usePlatform()
  return ({ profileId, wish } = {}) => {
    if (profileId && wish) storePendingAction({ kind: wish, profileId }, now())
    const lookingFor = genderIn(readVisitorSearch())
    openSignUp({ ...(profileId && { profileId }), ...(lookingFor !== undefined && { lookingFor }) })
  }
}
