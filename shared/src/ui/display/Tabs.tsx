import { css } from '@emotion/react'
import { breakpoints } from '../../domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Tab {
  id: string
  to: string
  label: string
  badge?: ReactNode
}

const bringIntoView = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

export const Tabs = ({ label, current, tabs }: { label: string; current: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} css={tabsStyle}>
    {tabs.map((tab) => (
      <Link
        key={tab.id}
        ref={tab.id === current ? bringIntoView : undefined}
        to={tab.to}
        aria-current={tab.id === current ? 'page' : undefined}
      >
        {tab.label}
        {tab.badge}
      </Link>
    ))}
  </nav>
)

const tabsStyle = css`
  display: flex;
  gap: clamp(var(--s4), 6vw, var(--s6));
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--line);
  @media (max-width: ${breakpoints.sm - 1}px) {
    gap: var(--s3);
    a {
      font-size: var(--t-sm);
    }
  }
  a {
    display: inline-flex;
    flex: none;
    gap: var(--s2);
    align-items: center;
    min-height: 48px;
    border-bottom: 3px solid transparent;
    color: var(--ink-2);
    font-weight: 600;
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current='page'] {
    border-color: var(--primary-ink);
    color: var(--ink);
  }
  /*
   * In forced colours, the transparent borders would be visible under every tab, and the global outline of
   * aria-current would cross the text.
   */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
    a[aria-current='page'] {
      border-color: Highlight;
      &:not(:focus-visible) {
        outline: none;
      }
    }
  }
`
