import { breakpoints } from '@duetto/shared/domain'
import { Button, useIsWide } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { activeFilters } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { FiltersForm } from './FiltersForm'
import { searchMessages } from './messages'
import { railStyle } from './searchStyles'
import { useDebouncedFilters } from './useDebouncedFilters'

interface FilterRailProps {
  filters: Filters
  defaults: Filters
  onApply: (filters: Filters) => void
}

export const FilterRail = (props: FilterRailProps) => (useIsWide(breakpoints.lg) ? <Rail {...props} /> : null)

const Rail = ({ filters, defaults, onApply }: FilterRailProps) => {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useDebouncedFilters(filters, onApply)
  return (
    <aside css={railStyle} aria-label={formatMessage(searchMessages.filters)}>
      <FiltersForm filters={draft} onChange={setDraft} />
      {activeFilters(draft, defaults).length > 0 && (
        <Button variant="quiet" onClick={() => onApply(defaults)}>
          {formatMessage(searchMessages.reset)}
        </Button>
      )}
    </aside>
  )
}
