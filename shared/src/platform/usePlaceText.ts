import type { ProfileCard } from '../contract'
import { useSession } from './PlatformContext'
import { useDistance } from './useDistance'

/** Describes where a person is, for a tile: the distance and the town. */
export const usePlaceText = ({
  city,
  country,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'country' | 'distance_km'>): string => {
  const formatDistance = useDistance()
  const { user } = useSession()
  // Omit the distance, because within a town it is always rounded to the same number.
  const isOwnTown = city !== '' && city === user?.profile.city && country === user.profile.country
  if (isOwnTown) return city
  return [km !== undefined && formatDistance(km), city].filter(Boolean).join(' · ')
}
