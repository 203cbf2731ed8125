import type { ProfileCard } from '../contract'
import { distanceBlurKm } from '../domain'
import { useSession } from './PlatformContext'
import { useDistance } from './useDistance'

export const usePlaceText = ({
  city,
  country,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'country' | 'distance_km'>): string => {
  const formatDistance = useDistance()
  const { user } = useSession()
  const isOwnTown = city !== '' && city === user?.profile.city && country === user.profile.country
  // All distances within the home town round to 5 km. A longer one is measured from the town of the member's search.
  if (isOwnTown && (km ?? 0) <= distanceBlurKm) return city
  return [km !== undefined && formatDistance(km), city].filter(Boolean).join(' · ')
}
