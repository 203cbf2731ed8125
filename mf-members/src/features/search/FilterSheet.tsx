import { Button, Dialog } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMembersDispatch } from '../../state'
import { keyOf } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { FiltersForm } from './FiltersForm'
import { searchMessages } from './messages'
import { previewRequested } from '../../entities/search/slice'
import { usePreviewCount } from './usePreviewCount'

interface FilterSheetProps {
  filters: Filters
  defaults: Filters
  onApply: (filters: Filters) => void
  onClose: () => void
}

export const FilterSheet = ({ filters, defaults, onApply, onClose }: FilterSheetProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const [draft, setDraft] = useState(filters)
  const label = usePreviewCount(draft, filters)
  const change = (next: Filters): void => {
    setDraft(next)
    if (keyOf(next) !== keyOf(draft)) dispatch(previewRequested(next))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(searchMessages.filters)}
      footer={
        <>
          <Button variant="quiet" onClick={() => change(defaults)}>
            {formatMessage(searchMessages.reset)}
          </Button>
          <Button onClick={() => onApply(draft)}>{label}</Button>
        </>
      }
    >
      <FiltersForm filters={draft} onChange={change} />
    </Dialog>
  )
}
