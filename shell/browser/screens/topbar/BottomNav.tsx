import { short, phone } from '@duetto/shared/ui'
import type { Session } from '@duetto/shared/platform'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { NavEntries } from './NavEntries'
import { topBarMessages } from './messages'

export const BottomNav = ({ session }: { session: Session }) => (
  <nav css={navStyle} aria-label={useIntl().formatMessage(topBarMessages.main)}>
    <NavEntries session={session} />
  </nav>
)

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
  ${phone} {
    display: grid;
  }
  ${short} {
    position: static;
  }
  /* A docked order button takes the navigation's place. */
  body:has([data-dock]) & {
    display: none;
  }
`
