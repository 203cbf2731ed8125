import type { ProfileCard } from '../contract'
import { useSession } from './PlatformContext'
import { useDistance } from './useDistance'

export const usePlaceText = ({
  city,
  country,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'country' | 'distance_km'>): string => {
  const formatDistance = useDistance()
  const { user } = useSession()
  // From the member's home, distances within the home town all round to 5 km, so omit them.
  const isOwnTown = city !== '' && city === user?.profile.city && country === user.profile.country
  if (isOwnTown) return city
  return [km !== undefined && formatDistance(km), city].filter(Boolean).join(' · ')
}
