import { linkLifetimeMs } from '@duetto/shared/domain'
import { Banner, icons } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { emailMessages } from './emailMessages'

interface LinkSentProps {
  email: string
  onClose?: () => void
}

/** Focuses itself, because the form that it replaces had focus. */
export const LinkSent = ({ email, onClose }: LinkSentProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} css={{ minWidth: 0, outline: 'none' }}>
      <Banner tone="success" icon={icons.mail} onClose={onClose}>
        {formatMessage(emailMessages.sent, { email, hours: linkLifetimeMs.mailChange / 3_600_000 })}
      </Banner>
    </div>
  )
}
