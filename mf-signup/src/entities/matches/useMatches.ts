import type { CallQuery, User } from '@duetto/shared/contract'
import { useEffect } from 'react'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { matchesRequested } from './slice'
import type { MatchesRequest } from './slice'

export const nearKm = 100

const queryFor = (profile: User['profile']): CallQuery<'searchMembers'> => ({
  ...(profile.looking_for && { gender: profile.looking_for }),
  ...(profile.country && { country: profile.country }),
  ...(profile.region && { countryregion: profile.region }),
  // With a known town, the API uses the distance instead of country and region.
  ...(profile.city && { distance: nearKm }),
})
const requestFor = ({ profile }: User): MatchesRequest => ({
  age: profile.wished_ages ? null : profile.age,
  query: queryFor(profile),
})

export const useMatches = (user: User) => {
  const dispatch = useSignUpDispatch()
  const matches = useSignUpSelector((state) => state.matches)
  const request = JSON.stringify(requestFor(user))
  const load = (): void => void dispatch(matchesRequested(JSON.parse(request) as MatchesRequest))
  useEffect(() => {
    dispatch(matchesRequested(JSON.parse(request) as MatchesRequest))
  }, [dispatch, request])
  return { ...matches, load }
}
