import type { Session } from '@duetto/shared/platform'
import { Icon, icons, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { NavEntries } from './NavEntries'
import { SectionLink } from './SectionLink'
import { topBarMessages } from './messages'

export const MemberNav = ({ session }: { session: Session }) => {
  const { formatMessage } = useIntl()
  return (
    <nav css={navStyle} aria-label={formatMessage(topBarMessages.main)}>
      <NavEntries session={session}>
        <SectionLink to="/match-finder" data-extra>
          <Icon path={icons.sparkles} />
          <span>{formatMessage(topBarMessages.matchFinder)}</span>
        </SectionLink>
      </NavEntries>
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
  @media (max-width: 1519px) {
    a {
      padding: 0 10px;
    }
  }
  @media (max-width: 1359px) {
    a > svg {
      display: none;
    }
  }
  /* The account menu also links to the Match Finder. */
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
  ${phone} {
    display: none;
  }
`
