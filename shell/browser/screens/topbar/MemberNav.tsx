import type { Session } from '@duetto/shared/platform'
import { Icon, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { CountBadge } from './CountBadge'
import { SectionLink } from './SectionLink'
import { topBarMessages } from './messages'

/** A member's entries in the top bar of wide windows. */
export const MemberNav = ({ session }: { session: Session }) => {
  const { formatMessage } = useIntl()
  const { totalUnread, totalNewLikes } = session
  return (
    <nav css={navStyle} aria-label={formatMessage(topBarMessages.main)}>
      <SectionLink to="/members">
        <Icon path={icons.members} />
        {formatMessage(topBarMessages.members)}
      </SectionLink>
      <SectionLink to="/swipe-game">
        <Icon path={icons.swipe} />
        {formatMessage(topBarMessages.swipe)}
      </SectionLink>
      <SectionLink to="/match-finder" data-extra>
        <Icon path={icons.sparkles} />
        {formatMessage(topBarMessages.matchFinder)}
      </SectionLink>
      <SectionLink to="/likes">
        <Icon path={icons.heart} />
        {formatMessage(topBarMessages.likes)}
        {totalNewLikes > 0 && <CountBadge count={totalNewLikes} message={topBarMessages.newLikes} />}
      </SectionLink>
      <SectionLink to="/chats">
        <Icon path={icons.message} />
        {formatMessage(topBarMessages.messages)}
        {totalUnread > 0 && <CountBadge count={totalUnread} message={topBarMessages.unread} />}
      </SectionLink>
    </nav>
  )
}

const navStyle = css`
  display: flex;
  gap: 2px;
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: var(--tap);
    padding: 0 var(--s3);
    border-radius: var(--r-pill);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    transition: background var(--fast);
  }
  a:hover {
    background: var(--surface-2);
  }
  a[aria-current='page'] {
    background: var(--primary-soft);
    color: var(--primary-ink);
  }
  @media (max-width: 1359px) {
    a > svg {
      display: none;
    }
  }
  /* In the account menu at every width. */
  @media (max-width: 1199px) {
    [data-extra] {
      display: none;
    }
  }
  @media (max-width: 991px) {
    a {
      padding: 0 var(--s2);
    }
  }
  @media (max-width: 859px) {
    a {
      padding: 0 6px;
    }
  }
  @media (max-width: 767px) {
    display: none;
  }
`
