import { Chip, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { searchMessages } from './messages'
import { useOpenFilters } from './WithFilterSheet'

export const FilterChip = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl()
  const open = useOpenFilters()
  return (
    <Chip onClick={open}>
      <Icon path={icons.filters} size={16} />
      {count > 0
        ? formatMessage(searchMessages.filtersCount, { count })
        : formatMessage(searchMessages.filters)}
    </Chip>
  )
}
