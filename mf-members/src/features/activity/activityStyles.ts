import { css } from '@emotion/react'

import { breakpoints } from '@duetto/shared/domain'

export const listStyle = css`
  padding-block: var(--s2);
  @media (max-width: ${breakpoints.md - 1}px) {
    padding-inline: var(--s4);
  }
`

export const pageStyle = css`
  display: grid;
  gap: var(--s5);
  h2 {
    margin-bottom: var(--s2);
    font-size: var(--t-lg);
  }
  ul {
    display: grid;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`

export const lineStyle = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) 0;
  color: inherit;
  text-decoration: none;
  > span:nth-of-type(2) {
    display: grid;
    justify-items: start;
    gap: var(--s1);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover b {
    text-decoration: underline;
  }
  time {
    color: var(--ink-2);
    font-size: var(--t-sm);
    white-space: nowrap;
  }
  &[data-new] time {
    color: var(--primary-ink);
    font-weight: 600;
  }
`

export const noteStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
