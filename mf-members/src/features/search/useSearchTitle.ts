import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'

/** Heading with the town that the API has searched around, the region or the country. */
export const useSearchTitle = (
  { country, countryregion, distance }: Filters,
  origin: string | null,
): string => {
  const { formatMessage, formatDisplayName } = useIntl()
  if (distance && origin) return formatMessage(searchMessages.titleNear, { place: origin })
  if (countryregion) return formatMessage(searchMessages.titleIn, { place: countryregion })
  const place = country === 'all' ? undefined : formatDisplayName(country, { type: 'region' })
  return place ? formatMessage(searchMessages.titleIn, { place }) : formatMessage(searchMessages.title)
}
