import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'

/** Heading with the town that is searched around, the region or the country. */
export const useSearchTitle = (
  { country, countryregion, distance, city, sort }: Filters,
  origin: string | null,
): string => {
  const { formatMessage, formatDisplayName } = useIntl()
  const town = city ?? origin
  if ((distance || sort === 'nearest') && town)
    return formatMessage(searchMessages.titleNear, { place: town })
  if (countryregion) return formatMessage(searchMessages.titleIn, { place: countryregion })
  const place = country === 'all' ? undefined : formatDisplayName(country, { type: 'region' })
  return place ? formatMessage(searchMessages.titleIn, { place }) : formatMessage(searchMessages.title)
}
