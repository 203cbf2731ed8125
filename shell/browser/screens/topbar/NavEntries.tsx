import type { Session } from '@duetto/shared/platform'
import { Icon, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CountBadge } from './CountBadge'
import { SectionLink } from './SectionLink'
import { topBarMessages } from './messages'

interface NavEntriesProps {
  session: Session
  children?: ReactNode
}

export const NavEntries = ({ session, children }: NavEntriesProps) => {
  const { formatMessage } = useIntl()
  const { totalUnread, totalNewLikes } = session
  return (
    <>
      <SectionLink to="/members">
        <Icon path={icons.members} />
        <span>{formatMessage(topBarMessages.members)}</span>
      </SectionLink>
      <SectionLink to="/swipe-game">
        <Icon path={icons.swipe} />
        <span>{formatMessage(topBarMessages.swipe)}</span>
      </SectionLink>
      {children}
      <SectionLink to="/likes">
        <Icon path={icons.heart} />
        <span>{formatMessage(topBarMessages.likes)}</span>
        {totalNewLikes > 0 && <CountBadge count={totalNewLikes} message={topBarMessages.newLikes} />}
      </SectionLink>
      <SectionLink to="/chats">
        <Icon path={icons.message} />
        <span>{formatMessage(topBarMessages.messages)}</span>
        {totalUnread > 0 && <CountBadge count={totalUnread} message={topBarMessages.unread} />}
      </SectionLink>
    </>
  )
}
