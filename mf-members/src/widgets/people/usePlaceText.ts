import type { ProfileCard } from '@duetto/shared/contract'
import { useDistance, useSession } from '@duetto/shared/platform'

export const usePlaceText = ({
  city,
  country,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'country' | 'distance_km'>): string => {
  const formatDistance = useDistance()
  const { user } = useSession()
  // All distances within a town are rounded to the same number.
  const isOwnTown = city !== '' && city === user?.profile.city && country === user.profile.country
  if (isOwnTown) return city
  return [km !== undefined && formatDistance(km), city].filter(Boolean).join(' · ')
}
