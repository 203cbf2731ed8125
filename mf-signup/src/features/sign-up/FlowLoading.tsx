import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { FlowSkeleton } from './FlowSkeleton'

/** Shown until the session and the member’s profile have loaded. */
export const FlowLoading = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
      <FlowSkeleton />
    </>
  )
}
