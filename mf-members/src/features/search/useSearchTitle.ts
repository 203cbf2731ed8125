import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'

export const useSearchTitle = (
  { name, country, countryregion, distance }: Filters,
  origin: string | null,
): string => {
  const { formatMessage, formatDisplayName } = useIntl()
  if (name) return formatMessage(searchMessages.titleNamed, { name })
  if (distance && origin) return formatMessage(searchMessages.titleNear, { place: origin })
  if (countryregion) return formatMessage(searchMessages.titleIn, { place: countryregion })
  const place = country === 'all' ? undefined : formatDisplayName(country, { type: 'region' })
  return place ? formatMessage(searchMessages.titleIn, { place }) : formatMessage(searchMessages.title)
}
