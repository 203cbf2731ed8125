import { useIntl } from 'react-intl'
import { usePlatform, useSession } from './PlatformContext'

const kmPerMile = 1.609344
const mileCountries = ['GB', 'US']

type FormatKm = (km: number) => string

const useLength = (toShownMiles: (miles: number) => number): FormatKm => {
  const { formatNumber } = useIntl()
  const { user } = useSession()
  const { country } = usePlatform()
  const isInMiles = mileCountries.includes(user?.country ?? country ?? '')
  return (km) =>
    formatNumber(isInMiles ? toShownMiles(km / kmPerMile) : km, {
      style: 'unit',
      unit: isInMiles ? 'mile' : 'kilometer',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    })
}

const exact = (miles: number): number => miles

/** Rounds to multiples of 5 below 100 and of 50 above. */
const rounded = (miles: number): number => {
  const step = miles < 100 ? 5 : 50
  return Math.max(step, Math.round(miles / step) * step)
}

/** Returns a function that formats kilometres, as miles for people in countries that use them. */
export const useDistance = (): FormatKm => useLength(exact)

/** Like `useDistance`, for a radius of a search: 100 km is 60 miles, not 62. */
export const useRadius = (): FormatKm => useLength(rounded)
