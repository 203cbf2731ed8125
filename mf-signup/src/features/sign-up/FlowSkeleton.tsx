import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { FlowShape } from './FlowShape'

/** Until the session, or the member's previous answers, are known. */
export const FlowSkeleton = () => {
  const { formatMessage } = useIntl()
  return (
    <>
      <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
      <FlowShape />
    </>
  )
}
