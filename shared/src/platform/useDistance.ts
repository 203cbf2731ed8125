import { useIntl } from 'react-intl'
import { usePlatform, useSession } from './PlatformContext'

const kmPerMile = 1.609344
const mileCountries = ['GB', 'US']

/**
 * Rounds to a multiple of 5 miles, or of 25 from 100 miles on; the minimum is 5. Search radii are rounded the same way,
 * so a distance within a radius never appears to exceed it. Distances from the API are already multiples of 5 or 10 km.
 */
const roundMiles = (miles: number): number => {
  const step = miles < 100 ? 5 : 25
  return Math.max(step, Math.round(miles / step) * step)
}

export const useDistance = (): ((km: number) => string) => {
  const { formatNumber } = useIntl()
  const { user } = useSession()
  const { country } = usePlatform()
  const isInMiles = mileCountries.includes(user?.country ?? country ?? '')
  return (km) =>
    formatNumber(isInMiles ? roundMiles(km / kmPerMile) : km, {
      style: 'unit',
      unit: isInMiles ? 'mile' : 'kilometer',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    })
}
