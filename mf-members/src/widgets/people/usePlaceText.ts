import type { ProfileCard } from '@duetto/shared/contract'
import { useDistance, useSession } from '@duetto/shared/platform'

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
