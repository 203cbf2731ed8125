import type { ProfileCard } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'

/** Formats a distance in kilometres. */
export const useKm = (): ((km: number) => string) => {
  const { formatNumber } = useIntl()
  return (km) => formatNumber(km, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' })
}

/** A member’s distance, if it is known, and town. */
export const usePlaceText = ({
  city,
  distance_km: km,
}: Pick<ProfileCard, 'city' | 'distance_km'>): string => {
  const formatKm = useKm()
  return [km !== undefined && formatKm(km), city].filter(Boolean).join(' · ')
}
