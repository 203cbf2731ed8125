import { useIntl } from 'react-intl'
import { usePlatform, useSession } from './PlatformContext'

const kmPerMile = 1.609344
const mileCountries = ['GB', 'US']

/** Uses miles for people in countries that use them. */
export const useDistance = (): ((km: number) => string) => {
  const { formatNumber } = useIntl()
  const { user } = useSession()
  const { country } = usePlatform()
  const isInMiles = mileCountries.includes(user?.country ?? country ?? '')
  return (km) =>
    formatNumber(isInMiles ? km / kmPerMile : km, {
      style: 'unit',
      unit: isInMiles ? 'mile' : 'kilometer',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    })
}
