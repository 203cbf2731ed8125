import { Chip } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { useKm } from '../../widgets/people/usePlaceText'
import { activeFilters, withoutFilter } from '../../entities/search/filters'
import type { FilterName, Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'
import { placeMessages } from './placeMessages'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'

interface FilterChipsProps {
  filters: Filters
  defaults: Filters
  onChange: (filters: Filters) => void
}

/** Active filters as removable chips. */
export const FilterChips = ({ filters, defaults, onChange }: FilterChipsProps) => {
  const { formatMessage, formatDisplayName } = useIntl()
  const { plural } = useFictionalWords()
  const formatKm = useKm()
  const genders = { all: searchMessages.everyone, female: searchMessages.women, male: searchMessages.men }
  const textOf = (name: FilterName): string => {
    switch (name) {
      case 'gender':
        return formatMessage(genders[filters.gender])
      case 'age':
        return formatMessage(searchMessages.ageRange, { min: filters.min_age, max: filters.max_age })
      case 'distance': {
        const distance = formatKm(filters.distance ?? 0)
        return filters.city
          ? formatMessage(placeMessages.aroundTown, { distance, town: filters.city })
          : formatMessage(placeMessages.within, { distance })
      }
      case 'country':
        return filters.country === 'all'
          ? formatMessage(searchMessages.anyCountry)
          : (formatDisplayName(filters.country, { type: 'region' }) ?? filters.country)
      case 'countryregion':
        return filters.countryregion ?? ''
      case 'online':
        return formatMessage(peopleMessages.onlineNow)
      case 'hide_fictional':
        return formatMessage(searchMessages.hideFictional, { plural })
    }
  }
  return activeFilters(filters, defaults).map((name) => (
    <li key={name}>
      <Chip
        isOn
        onRemove={() => onChange(withoutFilter(filters, name, defaults))}
        removeLabel={formatMessage(searchMessages.removeFilter, { filter: textOf(name) })}
      >
        {textOf(name)}
      </Chip>
    </li>
  ))
}
