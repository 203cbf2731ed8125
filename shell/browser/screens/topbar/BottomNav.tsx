import { Icon, icons, low } from '@duetto/shared/ui'
import type { Session } from '@duetto/shared/platform'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { CountBadge } from './CountBadge'
import { SectionLink } from './SectionLink'
import { topBarMessages } from './messages'

/** A member's navigation on a phone, within thumb's reach. */
export const BottomNav = ({ session }: { session: Session }) => {
  const { formatMessage } = useIntl()
  const { totalUnread, totalNewLikes } = session
  return (
    <nav css={navStyle} aria-label={formatMessage(topBarMessages.main)}>
      <SectionLink to="/members">
        <Icon path={icons.members} />
        <span>{formatMessage(topBarMessages.members)}</span>
      </SectionLink>
      <SectionLink to="/swipe-game">
        <Icon path={icons.swipe} />
        <span>{formatMessage(topBarMessages.swipe)}</span>
      </SectionLink>
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
    </nav>
  )
}

const navStyle = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 6;
  display: none;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid var(--line);
  background: var(--surface);
  padding-bottom: env(safe-area-inset-bottom);
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-height: 60px;
    color: var(--ink-2);
    font-size: 0.75rem;
    font-weight: 600;
    text-decoration: none;
  }
  a > span:first-of-type {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a[aria-current='page'] {
    color: var(--primary-ink);
  }
  a > [data-badge] {
    position: absolute;
    top: 5px;
    left: calc(50% + 6px);
  }
  @media (max-width: 767px) {
    display: grid;
  }
  ${low} {
    position: static;
  }
  /* A page with an act of its own at the bottom has that place. */
  body:has([data-dock]) & {
    display: none;
  }
`
