import { storePendingAction, usePlatform } from '@duetto/shared/platform'
import type { PendingAction } from '@duetto/shared/platform'
import { readVisitorSearch } from '../search/visitorSearch'

const genderIn = (search: string | null): 'female' | 'male' | null | undefined => {
  const gender = new URLSearchParams(search ?? '').get('gender')
  if (gender === 'all') return null
  return gender === 'female' || gender === 'male' ? gender : undefined
}

interface SignUpWish {
  profileId?: number
  wish?: PendingAction['kind']
  text?: string
}

export const useSignUp = (): ((wanted?: SignUpWish) => void) => {
  const { openSignUp, now } = usePlatform()
  return ({ profileId, wish, text } = {}) => {
    if (profileId && wish) storePendingAction({ kind: wish, profileId, text }, now())
    const lookingFor = genderIn(readVisitorSearch())
    openSignUp({ ...(profileId && { profileId }), ...(lookingFor !== undefined && { lookingFor }) })
  }
}
