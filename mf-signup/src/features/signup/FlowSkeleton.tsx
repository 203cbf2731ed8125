import { Skeleton, Stack, VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../entities/page/messages'

/** Until the session, or the member's previous answers, are known. */
export const FlowSkeleton = () => {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
      <Skeleton width="70%" height={32} />
      <Skeleton height={6} />
      <Skeleton height={220} />
      <Skeleton height={54} />
    </Stack>
  )
}
