import { Chip } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { activeFilters, withoutFilter } from '../../entities/search/filters'
import type { FilterName, Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'
import { nameStyle } from './searchStyles'
import { useFilterText } from './useFilterText'

interface FilterChipsProps {
  filters: Filters
  defaults: Filters
  onChange: (filters: Filters) => void
  /** Shown after the name and before the other filters. */
  children?: ReactNode
}

export const FilterChips = ({ filters, defaults, onChange, children }: FilterChipsProps) => {
  const { formatMessage } = useIntl()
  const textOf = useFilterText(filters)
  const chip = (name: FilterName) => (
    <li key={name} css={name === 'name' && nameStyle}>
      <Chip
        isOn
        onRemove={() => onChange(withoutFilter(filters, name, defaults))}
        removeLabel={formatMessage(searchMessages.removeFilter, { filter: textOf(name) })}
      >
        <span>{textOf(name)}</span>
      </Chip>
    </li>
  )
  const active = activeFilters(filters, defaults)
  return (
    <>
      {active.includes('name') && chip('name')}
      {children}
      {active.filter((name) => name !== 'name').map(chip)}
    </>
  )
}
