import { linkLifetimeMs } from '@duetto/shared/domain'
import { Banner, Button, icons } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { emailMessages } from '../account/emailMessages'
import { codeMessages } from './messages'

interface LinkSentProps {
  email: string
  onWrongAddress: () => void
}

/** Replaces the field for the code, which was sent to the former address. */
export const LinkSent = ({ email, onWrongAddress }: LinkSentProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} css={{ minWidth: 0, outline: 'none' }}>
      <Banner
        tone="success"
        icon={icons.mail}
        action={
          <Button variant="quiet" onClick={onWrongAddress}>
            {formatMessage(codeMessages.otherAddress)}
          </Button>
        }
      >
        {formatMessage(emailMessages.sent, { email, hours: linkLifetimeMs.mailChange / 3_600_000 })}
      </Banner>
    </div>
  )
}
