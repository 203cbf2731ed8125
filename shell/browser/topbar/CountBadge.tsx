import { Badge, VisuallyHidden } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'

interface CountBadgeProps {
  count: number
  /** What is counted, for screen readers. */
  message: MessageDescriptor
  tone?: 'unread' | 'danger'
}

/** A number beside an entry: 99+ above 99, read out with what it counts. */
export const CountBadge = ({ count, message, tone = 'unread' }: CountBadgeProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Badge count={count} tone={tone} aria-hidden />
      <VisuallyHidden>{formatMessage(message, { count })}</VisuallyHidden>
    </>
  )
}
