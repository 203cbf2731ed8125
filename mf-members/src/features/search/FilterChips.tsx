import { Chip } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { activeFilters, withoutFilter } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'
import { useFilterText } from './useFilterText'

interface FilterChipsProps {
  filters: Filters
  defaults: Filters
  onChange: (filters: Filters) => void
}

export const FilterChips = ({ filters, defaults, onChange }: FilterChipsProps) => {
  const { formatMessage } = useIntl()
  const textOf = useFilterText(filters)
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
