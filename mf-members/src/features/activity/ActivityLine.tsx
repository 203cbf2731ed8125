import type { ActivityKind } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { formatShortMoment } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { Avatar, ProfileTag, VerifiedMark } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ActivityEntry } from '../../entities/activity/selectors'
import { lineStyle } from './activityStyles'
import { activityMessages } from './messages'

const pathOf: Record<ActivityKind, (id: number) => string> = {
  visit: addresses.member,
  like: addresses.liker,
  match: addresses.liker,
  message: addresses.chatWith,
}

export const ActivityLine = ({ entry: { kind, card, at, isNew } }: { entry: ActivityEntry }) => {
  const intl = useIntl()
  const { now } = usePlatform()
  return (
    <Link to={pathOf[kind](card.id)} css={lineStyle} data-new={isNew || undefined}>
      <Avatar image={card.main_image} name={card.name} size={56} isOnline={card.is_online} />
      <span>
        <span>
          {intl.formatMessage(activityMessages[kind], {
            name: card.name,
            b: (parts) => <b>{parts}</b>,
          })}
          <VerifiedMark profile={card} size={16} />
        </span>
        <ProfileTag profile={card} />
      </span>
      <time dateTime={at}>{formatShortMoment(intl, new Date(at), new Date(now()))}</time>
    </Link>
  )
}
