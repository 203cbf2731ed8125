import { Icon, icons } from '@duetto/shared/ui'
import { limits } from '@duetto/shared/domain'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { Session } from '@duetto/shared/platform'
import { LinkTo } from '../app/LinkTo'
import { CountBadge } from './CountBadge'
import { topBarMessages } from './messages'

/** A member's entries on the desktop; a paying member sees the balance when it runs low. */
export const MemberNav = ({ session }: { session: Session }) => {
  const { formatMessage } = useIntl()
  const { user, totalUnread, totalNewLikes } = session
  const credits = user?.credits ?? 0
  return (
    <nav css={navStyle} aria-label={formatMessage(topBarMessages.main)}>
      <LinkTo to="/members" isSection>
        <Icon path={icons.members} />
        {formatMessage(topBarMessages.members)}
      </LinkTo>
      <LinkTo to="/likes" isSection>
        <Icon path={icons.heart} />
        {formatMessage(topBarMessages.likes)}
        {totalNewLikes > 0 && <CountBadge count={totalNewLikes} message={topBarMessages.newLikes} />}
      </LinkTo>
      <LinkTo to="/chats" isSection>
        <Icon path={icons.message} />
        {formatMessage(topBarMessages.messages)}
        {totalUnread > 0 && <CountBadge count={totalUnread} message={topBarMessages.unread} />}
      </LinkTo>
      {user?.paid_user ? (
        <LinkTo to="/credits" isSection>
          <Icon path={icons.credits} />
          {formatMessage(topBarMessages.credits)}
          {credits <= limits.creditsBadgeAt && (
            <CountBadge
              count={credits}
              message={topBarMessages.balance}
              tone={credits > 0 ? 'unread' : 'danger'}
            />
          )}
        </LinkTo>
      ) : (
        <LinkTo to="/premium">
          <Icon path={icons.premium} />
          {formatMessage(topBarMessages.premium)}
        </LinkTo>
      )}
    </nav>
  )
}

const navStyle = css`
  display: flex;
  gap: var(--s1);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: var(--tap);
    padding: 0 var(--s4);
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
  @media (max-width: 1199px) {
    a {
      padding: 0 var(--s3);
    }
    a > svg {
      display: none;
    }
  }
  @media (max-width: 767px) {
    display: none;
  }
`
