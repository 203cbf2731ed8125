import { addresses } from '@duetto/shared/domain'
import { formatShortMoment } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { Avatar, ProfileTag } from '@duetto/shared/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { AddressedMessage } from '../../entities/chats/selectors'
import { rowStyle } from './listStyles'
import { UnsentPreview } from './UnsentPreview'

interface WaitingRowProps {
  message: AddressedMessage
  isCurrent: boolean
}

export const WaitingRow = memo(({ message, isCurrent }: WaitingRowProps) => {
  const intl = useIntl()
  const { now } = usePlatform()
  const { recipient, profileId, at } = message
  return (
    <Link to={addresses.chatWith(profileId)} css={rowStyle} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar image={recipient.main_image} name={recipient.name} size={56} />
      <span>
        <b>
          {recipient.name}, {recipient.age}
        </b>
        <ProfileTag profile={recipient} />
        <span data-preview>
          <UnsentPreview message={message} />
        </span>
      </span>
      <span>
        <time dateTime={at}>{formatShortMoment(intl, new Date(at), new Date(now()))}</time>
      </span>
    </Link>
  )
})
WaitingRow.displayName = 'WaitingRow'
