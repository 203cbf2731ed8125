import { useIntl } from 'react-intl'
import type { Filters } from '../../entities/search/filters'
import { useHeight } from '../../widgets/profile-fields/useProfileFields'
import { searchMessages } from './messages'

export const useHeightText = (): ((filters: Filters) => string) => {
  const { formatMessage } = useIntl()
  const formatHeight = useHeight()
  return ({ min_height: min, max_height: max }) =>
    formatMessage(searchMessages.heightRange, { min, max: formatHeight(max) })
}
