import { useIntl } from 'react-intl'
import { usePlatform, useSession } from './PlatformContext'

const kmPerMile = 1.609344
const mileCountries = ['GB', 'US']

/**
 * Rounds to 5 miles below 100 and to 25 from there on, because the kilometres are rounded, too. A distance within a
 * search radius never shows as more than that radius in miles.
 */
const roundMiles = (miles: number): number => {
  const step = miles < 100 ? 5 : 25
  return Math.max(step, Math.round(miles / step) * step)
}

/** Returns a function that formats kilometres, as round miles for people in countries that use them. */
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
