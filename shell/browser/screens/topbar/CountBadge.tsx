import { Badge, VisuallyHidden } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'

interface CountBadgeProps {
  count: number
  message: MessageDescriptor
  tone?: 'unread' | 'danger'
}

export const CountBadge = ({ count, message, tone = 'unread' }: CountBadgeProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Badge count={count} tone={tone} aria-hidden />
      <VisuallyHidden>{formatMessage(message, { count })}</VisuallyHidden>
    </>
  )
}
