import { useIntl } from 'react-intl'
import { useMembersSelector } from '../../state'
import { keyOf } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'
import { selectSearch } from '../../entities/search/selectors'

export const usePreviewCount = (draft: Filters, applied: Filters): string => {
  const { formatMessage } = useIntl()
  const { preview, numResults, isApproximate } = useMembersSelector(selectSearch)
  const ofSearch =
    numResults === null ? null : { key: keyOf(applied), status: 'ready', count: numResults, isApproximate }
  const counted = keyOf(draft) === keyOf(applied) ? ofSearch : preview
  if (!counted || counted.key !== keyOf(draft) || counted.status === 'failed')
    return formatMessage(searchMessages.showResults)
  return formatMessage(counted.isApproximate ? searchMessages.showOver : searchMessages.show, {
    count: counted.count,
  })
}
