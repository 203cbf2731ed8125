import { css } from '@emotion/react'
import type { CallResponse } from '@duetto/shared/contract'
import { Chip, Icon, IconButton, Tag, focusNeighbour, icons, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { activeFilters, readFilters } from '../../../entities/search/filters'
import type { Filters } from '../../../entities/search/filters'
import { savedSearchOpened, searchRemovalRequested } from '../../../entities/saved-searches/slice'
import { useMembersDispatch } from '../../../state'
import { useFilterText } from '../useFilterText'
import { savedMessages } from './messages'

interface SavedSearchProps {
  search: CallResponse<'getSavedSearches'>['searches'][number]
  defaults: Filters
  isCurrent: boolean
  onOpen: (filters: Filters) => void
}

export const SavedSearch = ({ search, defaults, isCurrent, onOpen }: SavedSearchProps) => {
  const { formatMessage, formatList } = useIntl()
  const dispatch = useMembersDispatch()
  const { id, query, has_new: hasNew } = search
  const filters = readFilters(query, defaults)
  const textOf = useFilterText(filters)
  const names = activeFilters(filters, defaults).map(textOf)
  const text = formatList(names, { type: 'unit' }) || formatMessage(savedMessages.everyone)
  const open = (): void => {
    if (hasNew) dispatch(savedSearchOpened({ id }))
    onOpen(hasNew ? { ...filters, sort: 'newest' } : filters)
  }
  return (
    <span css={groupStyle}>
      <Chip isOn={isCurrent} onClick={open}>
        <Icon path={icons.search} size={16} />
        <span>{text}</span>
        {hasNew && <Tag>{formatMessage(uiMessages.isNew)}</Tag>}
      </Chip>
      <IconButton
        icon={icons.close}
        label={formatMessage(savedMessages.remove, { search: text })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          dispatch(searchRemovalRequested({ id }))
        }}
      />
    </span>
  )
}

const groupStyle = css`
  display: inline-flex;
  align-items: center;
  max-width: min(420px, 86vw);
  > button:first-of-type {
    flex: 0 1 auto;
    min-width: 0;
  }
  > button > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
