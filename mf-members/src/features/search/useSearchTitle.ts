import { useSession } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'

/** Heading with the region, the member’s town or the country. */
export const useSearchTitle = ({ country, countryregion }: Filters): string => {
  const { formatMessage, formatDisplayName } = useIntl()
  const { user } = useSession()
  if (countryregion) return formatMessage(searchMessages.titleIn, { place: countryregion })
  const town = user?.profile.city
  if (town && user.country === country) return formatMessage(searchMessages.titleNear, { place: town })
  const place = country === 'all' ? undefined : formatDisplayName(country, { type: 'region' })
  return place ? formatMessage(searchMessages.titleIn, { place }) : formatMessage(searchMessages.title)
}
