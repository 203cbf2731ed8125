import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { FlowSkeleton } from './FlowSkeleton'

/** Until the session, or the member's previous answers, are known. */
export const FlowLoading = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
      <FlowSkeleton />
    </>
  )
}
