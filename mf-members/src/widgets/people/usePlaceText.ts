import type { ProfileCard } from '@duetto/shared/contract'
import { useDistance } from '@duetto/shared/platform'

export const usePlaceText = ({
  city,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'distance_km'>): string => {
  const formatDistance = useDistance()
  return [km !== undefined && formatDistance(km), city].filter(Boolean).join(' · ')
}
