import { Badge, VisuallyHidden } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'

interface CountBadgeProps {
  count: number
  /** What is counted, for screen readers. */
  message: MessageDescriptor
  tone?: 'unread' | 'danger'
}

/** A count beside an entry: 99+ above 99, with a text for screen readers. */
export const CountBadge = ({ count, message, tone = 'unread' }: CountBadgeProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Badge count={count} tone={tone} aria-hidden />
      <VisuallyHidden>{formatMessage(message, { count })}</VisuallyHidden>
    </>
  )
}
