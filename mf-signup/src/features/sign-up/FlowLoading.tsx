import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { FlowSkeleton } from './FlowSkeleton'

export const FlowLoading = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
      <FlowSkeleton />
    </>
  )
}
